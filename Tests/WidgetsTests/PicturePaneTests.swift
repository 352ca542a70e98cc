import Pictures
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct PicturePaneTests {
    private func pane(_ width: Int, _ height: Int, _ state: PictureState? = .poster) -> PicturePane {
        let pane = PicturePane()
        pane.show(state)
        pane.layout(size: Size(width: width, height: height)) { _ in }
        return pane
    }

    private func rows(_ pane: PicturePane, _ width: Int, _ height: Int) -> [String] {
        let canvas = Canvas(size: Size(width: width, height: height))
        pane.draw(on: canvas.surface)
        return (0..<height).map(canvas.text)
    }

    @Test("Above a title a picture stands on it, and a place without one is as high and says its first letters")
    func aboveATitle() {
        let canvas = Canvas(size: Size(width: 22, height: 5))
        let box = PictureBox(columns: 6, rows: 5)
        let states = [PictureState(.upright, of: "Dune", hasPicture: true, .sample(1, 6, 3)), .poster]
        for (place, state) in states.enumerated() {
            canvas.surface.part(Rect(x: place * 8, y: 0, width: 7, height: 5)).drawAboveTitle(state, in: box, rows: 3)
        }
        #expect(canvas.rows[0...1] == ["", ""])
        #expect(canvas.placements.map(\.position) == [CellPosition(x: 1, y: 2)])
        #expect(canvas.rows[2].hasSuffix("  ░░░░░░") && canvas.rows[3].hasSuffix("  ░ IT ░"))
        #expect(canvas.rows[4] == canvas.rows[2])
        #expect(!canvas.text.contains("Mood"))
    }

    @Test("The room for a picture among lines is what a poster covers in such cells", arguments: [18, 20, 24])
    func theRoomAmongLines(height: Int) {
        let cell = PixelSize(width: 10, height: height)
        let box = LinkedLayout.posterBox(.upright, cell: cell)
        #expect(box.rows == 9 && abs(box.columns * 10 * 3 / 2 - 9 * height) <= 15)
    }

    @Test func itStandsRightOfTheTextWhereThatKeepsItsWidth() {
        let pane = pane(76, 20)
        #expect(pane.box == PictureBox(columns: 28, rows: 21) || pane.box == PictureBox(columns: 26, rows: 20))
        #expect(pane.rest.width >= 46 && pane.rest.height == 20 && pane.rest.y == 0)
        #expect(pane.shortLines == pane.box.map { ShortLines($0.rows + 1, width: pane.rest.width - 2) })
    }

    @Test("What is shown once the room is known has its own room, and that is told too")
    func anotherRoomIsToldToo() {
        let pane = PicturePane()
        var told: [PictureBox?] = []
        pane.layout(size: Size(width: 76, height: 20)) { box in
            told.append(box)
            pane.show(.poster)
        }
        #expect(told.count == 2 && told[0] == nil && told[1] != nil)
        #expect(pane.box == told[1])
    }

    @Test func itStandsAboveTheTextInAHighPane() throws {
        let pane = pane(40, 36)
        let box = try #require(pane.box)
        #expect(box.rows == 12 && box.columns == 16)
        #expect(pane.rest == Rect(x: 0, y: 13, width: 40, height: 23))
        #expect(pane.shortLines == nil)
    }

    @Test(
        "In a low pane that is not wide it is small, and the text a little narrower: 53 columns are beside a list in a terminal of 100",
        arguments: [(55, 20, 16, 12), (53, 20, 16, 12), (50, 20, 16, 12), (48, 20, 14, 11), (53, 9, 12, 9)])
    func inALowPaneItIsSmall(width: Int, height: Int, columns: Int, rows: Int) {
        let pane = pane(width, height)
        #expect(pane.box == PictureBox(columns: columns, rows: rows))
        // With a column on each side.
        #expect(pane.rest.width >= 32 && pane.rest.y == 0)
    }

    @Test("In a pane that is neither wide nor high the text has all of it", arguments: [(47, 20), (30, 6), (100, 5)])
    func thereIsNoneWhereTheTextNeedsTheRoom(width: Int, height: Int) {
        let pane = pane(width, height)
        #expect(pane.box == nil)
        #expect(pane.rest == Rect(x: 0, y: 0, width: width, height: height))
    }

    @Test func whereTheTerminalShowsNoneTheTextHasAllOfThePane() {
        #expect(pane(120, 40, nil).box == nil)
        #expect(pane(120, 40, nil).rest == Rect(x: 0, y: 0, width: 120, height: 40))
    }

    @Test("The text of a thing without a picture stands where that of others does")
    func aThingWithoutAPictureHasItsPlace() {
        let none = PictureState(.upright, of: "Heat", hasPicture: false, nil)
        for (width, height) in [(76, 20), (140, 40), (40, 36), (50, 20)] {
            let (with, without) = (pane(width, height), pane(width, height, none))
            #expect(with.box == without.box && with.rest == without.rest)
        }
    }

    @Test(
        "It has two fifths of the width, thirty columns at most, and no more than leave room for a text",
        arguments: [(200, 60, 30, 23), (80, 40, 30, 23), (72, 40, 28, 21), (64, 40, 24, 18), (58, 27, 18, 14)])
    func itHasTwoFifthsOfTheWidth(width: Int, height: Int, columns: Int, rows: Int) {
        let pane = pane(width, height)
        let box = PictureBox(columns: columns, rows: rows)
        #expect(pane.box == box)
        #expect(pane.rest.width >= 36)
    }

    @Test(
        "In a wide pane text and picture are one block in its middle: the widest text, three columns, the picture",
        arguments: [(130, 0, 95), (131, 0, 96), (150, 9, 96), (198, 33, 96)])
    func inAWidePaneTheyAreABlock(width: Int, left: Int, text: Int) {
        let pane = pane(width, 58)
        #expect(pane.box == PictureBox(columns: 30, rows: 23))
        #expect(pane.rest == Rect(x: left, y: 0, width: text + 2, height: 58))
        #expect(pane.shortLines?.width == text)
        #expect(pane.page == Rect(x: left, y: 0, width: text + 3 + 30 + 2, height: 58))
        #expect(rows(pane, width, 58)[0].prefix { $0 == " " }.count == left + 1 + text + 3)
    }

    @Test("In a pane that is a little narrower the picture is at the edge")
    func inANarrowerPaneItIsAtTheEdge() {
        let pane = pane(129, 58)
        #expect(pane.rest == Rect(x: 0, y: 0, width: 97, height: 58) && pane.page.width == 129)
        #expect(rows(pane, 129, 58)[0].hasSuffix("  ░" + String(repeating: "░", count: 29) + " "))
    }

    @Test("Where it is to stand above the text, it does so in a high pane, and something has room beside it")
    func itCanStandAboveTheTextInAWidePane() throws {
        func pane(_ height: Int) -> PicturePane {
            let pane = PicturePane(standsAbove: true)
            pane.show(PictureState(.square, of: "Björk", hasPicture: true, nil))
            pane.layout(size: Size(width: 64, height: height)) { _ in }
            return pane
        }
        let beside = try #require(pane(36).beside)
        #expect(pane(36).box == PictureBox(columns: 24, rows: 12))
        #expect(beside.x > 24 && beside.x + beside.width == 64 && beside.height == 12)
        #expect(pane(36).rest == Rect(x: 0, y: 13, width: 64, height: 23))
        #expect(pane(20).beside == nil && pane(20).rest.y == 0)
    }

    @Test("Whatever the size, picture and text are in the pane and apart")
    func pictureAndTextAreApart() {
        for shape in [PictureState.Shape.upright, .square] {
            for width in 0...200 where width % 3 == 0 {
                for height in 0...60 where height % 2 == 0 {
                    let pane = pane(width, height, PictureState(shape, of: "Heat", hasPicture: true, nil))
                    guard let box = pane.box else { continue }
                    #expect(box.columns > 0 && box.rows >= 8 && box.rows <= height && box.columns <= width - 2)
                    #expect(pane.rest.x + pane.rest.width <= width && pane.rest.y + pane.rest.height <= height)
                    #expect(pane.rest.y >= box.rows || pane.rest.x + pane.rest.width + box.columns < width)
                    #expect(pane.page.x + pane.page.width <= width && pane.page.width >= pane.rest.width)
                }
            }
        }
    }

    @Test(
        "A word is not torn that fits into the place", arguments: ["The Godfather", "Casablanca", "Life Is Beautiful"])
    func wordsAreWhole(title: String) {
        let canvas = Canvas(size: Size(width: 10, height: 8))
        let state = PictureState(.upright, of: title, hasPicture: false, nil)
        canvas.surface.draw(state, in: PictureBox(columns: 10, rows: 8), x: 0)
        for word in title.split(separator: " ") { #expect(canvas.rows.contains { $0.contains(word) }) }
    }

    @Test("Until it has come, and where there is none, its title stands there on filled ground")
    func theTitleStandsThere() {
        for hasPicture in [true, false] {
            let state = PictureState(.upright, of: "In the Mood for Love, and then some", hasPicture: hasPicture, nil)
            let rows = rows(pane(76, 20, state), 76, 20)
            #expect(rows[0].hasSuffix(String(repeating: "░", count: 26) + " "))
            #expect(rows[9].hasSuffix("░ In the Mood for Love, ░░ ") && rows[10].contains("░ and then some ░"))
            #expect(rows[19] == rows[0])
        }
    }

    @Test func thePictureIsPlacedInItsMiddle() throws {
        let picture = RenderedPicture(box: PictureBox(columns: 10, rows: 9), form: .sixel([]))
        let state = PictureState(.upright, of: "In the Mood for Love", hasPicture: true, picture)
        let pane = pane(76, 20, state)
        let canvas = Canvas(size: Size(width: 76, height: 20))
        pane.draw(on: canvas.surface)
        let placement = try #require(canvas.placements.first)
        let box = try #require(pane.box)
        #expect(placement.picture === picture)
        #expect(placement.position == CellPosition(x: 75 - box.columns + (box.columns - 10) / 2, y: 0))
    }

    @Test("A picture that was made for another room is not shown")
    func anotherRoomsPictureIsNotShown() {
        let picture = RenderedPicture(box: PictureBox(columns: 60, rows: 30), form: .sixel([]))
        let pane = pane(76, 20, PictureState(.upright, of: "Heat", hasPicture: true, picture))
        let canvas = Canvas(size: Size(width: 76, height: 20))
        pane.draw(on: canvas.surface)
        #expect(canvas.placements.isEmpty)
    }
}

extension PictureState {
    fileprivate static let poster = PictureState(.upright, of: "In the Mood for Love", hasPicture: true, nil)
}
