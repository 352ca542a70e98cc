import Commands
import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct OverlayBoxTests {
    private let content = OverlayContentStub()

    /// A list with a divider and wide characters, and the cursor on a row of it.
    private func screen(_ width: Int = 80, _ height: Int = 20, row: Int? = nil) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        let frame = PaneFrame(surface: canvas.surface, divider: .column(width / 2))
        frame.draw()
        let list = canvas.surface.part(frame.first)
        for y in 0..<list.height {
            list.mark(row: y, 0..<list.width, as: .row(y))
            list.drawRow(y, y: y, isSelected: y == row, hasFocus: true) { _, line, style in
                line.draw(String(repeating: "千", count: line.width / 2), x: 0, y: 0, style.plain)
            }
        }
        return canvas
    }

    private func draw(on canvas: Canvas, isForReader: Bool = false) {
        let room = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
        OverlayBox(content, in: room, isForReader: isForReader).draw(on: canvas.surface, at: canvas.cursor) {
            $0.draw("Enter choose  Esc back", x: 0, y: 0)
        }
    }

    private func place(_ text: String, on canvas: Canvas) -> CellPosition? {
        for y in 0..<canvas.size.height {
            for x in 0..<canvas.size.width where canvas[x, y].text == text { return CellPosition(x: x, y: y) }
        }
        return nil
    }

    @Test func itStandsInTheMiddleWithAFootOfItsOwn() {
        let canvas = screen()
        draw(on: canvas)
        #expect(place("╭", on: canvas) == CellPosition(x: 24, y: 7))
        #expect(place("╯", on: canvas) == CellPosition(x: 55, y: 11))
        #expect(canvas.rows[7].contains("╭ Order ───────────────── 1/9 ─╮"))
        #expect(canvas.rows[11].contains("╰ Enter choose  Esc back ──────╯"))
    }

    @Test("Its border is its own, a blank stands beside it, and halves of wide characters are not left")
    func itTakesItsCellsWholly() {
        let canvas = screen()
        draw(on: canvas)
        for y in 7...11 {
            #expect(["╭", "│", "╰"].contains(canvas[24, y].text) && ["╮", "│", "╯"].contains(canvas[55, y].text))
            #expect(canvas[23, y].text == " " && canvas[56, y].text == " ")
            // The first half of a character that reaches below it.
            #expect(canvas[22, y].text == " " || canvas[22, y].width != 2)
        }
        #expect(canvas[40, 0].text == "┬" && canvas[40, 6].text == "│" && canvas[40, 12].text == "│")
    }

    @Test func whatIsAroundItLosesItsColours() {
        let canvas = screen(row: 3)
        draw(on: canvas)
        #expect(canvas[10, 2].style == .border && canvas[10, 4].style == .border)
        content.dimsOthers = false
        let coloured = screen(row: 3)
        draw(on: coloured)
        #expect(coloured[10, 2].style == .plain && coloured[10, 4].style == .selected)
    }

    @Test(
        "Where nothing can be dimmed, its title stands out, its border stays, and two columns beside it are blank",
        arguments: [true, false])
    func itStandsOutWithoutColors(dimsInVain: Bool) {
        let canvas = screen()
        canvas.dimsInVain = dimsInVain
        draw(on: canvas)
        // Only the word, which is told from a row below it that is reversed too.
        #expect((24...55).filter { canvas[$0, 7].style == .barCurrent } == (dimsInVain ? Array(26...30) : []))
        #expect(canvas[24, 7].style == .frame && canvas[55, 7].style == .frame)
        #expect(canvas[24, 8].style == .frame && canvas[24, 11].style == .frame)
        #expect(canvas.rows[7].contains("╭ Order ───────────────── 1/9 ─╮"))
        for y in 7...11 {
            #expect(canvas[23, y].text == " " && canvas[56, y].text == " ")
            if dimsInVain { #expect(canvas[22, y].text == " " && canvas[57, y].text == " ") }
        }
        #expect(canvas[40, 6].text == "│" && canvas[40, 12].text == "│")
    }

    @Test("What is about a row stands below it, or above where there is no room, and the row keeps its colours")
    func whatIsAboutARowStandsThere() {
        content.isAboutRow = true
        for (row, y) in [(3, 5), (12, 14), (15, 11)] {
            let canvas = screen(row: row)
            draw(on: canvas)
            #expect(place("╭", on: canvas) == CellPosition(x: 2, y: y))
            #expect(canvas[10, row + 1].style == .selected && canvas[10, 1].style == .border)
        }
        let canvas = screen()
        draw(on: canvas)
        #expect(place("╭", on: canvas) == CellPosition(x: 24, y: 7), "There is no row")
    }

    @Test("In a small window it is all of it", arguments: [(59, 20), (80, 13), (40, 8)])
    func inASmallWindowItIsAllOfIt(width: Int, height: Int) {
        let canvas = screen(width, height)
        draw(on: canvas)
        #expect(canvas[0, 0].text == "╭" && canvas[width - 1, height - 1].text == "╯")
        #expect(!canvas.text.contains("千"))
    }

    @Test("In a small window a short question stands at its row, and what it is about is seen")
    func aShortQuestionStaysABox() {
        (content.question, content.isAboutRow) = (Question("Delete it?", yes: "delete", no: "keep"), true)
        content.rows = 1
        let canvas = screen(40, 12, row: 3)
        draw(on: canvas)
        #expect(place("╭", on: canvas) == CellPosition(x: 2, y: 5) && place("╯", on: canvas)?.y == 7)
        #expect(canvas[9, 4].text == "千" && canvas[9, 4].style == .selected)
        content.rows = 3
        let longer = screen(40, 12, row: 3)
        draw(on: longer)
        #expect(place("╭", on: longer) == CellPosition(x: 0, y: 0) && !longer.text.contains("千"))
    }

    @Test func aPressBesideItLeavesAndBelowItNothingIsReached() {
        let canvas = screen()
        draw(on: canvas)
        #expect(canvas.target(at: CellPosition(x: 3, y: 3)) == .keys([.escape]))
        #expect(canvas.target(at: CellPosition(x: 30, y: 8)) == .entry(0))
        for (x, y) in [(24, 7), (30, 9), (55, 11), (40, 7)] {
            #expect(canvas.target(at: CellPosition(x: x, y: y)) == nil)
        }
    }

    @Test(
        "Pictures below it are not shown, those beside it only where the rest keeps its colours",
        arguments: [true, false])
    func picturesAreHiddenWithTheRest(dimsOthers: Bool) {
        let picture = RenderedPicture(box: PictureBox(columns: 6, rows: 4), form: .sixel([]))
        let canvas = screen()
        canvas.surface.place(picture, x: 45, y: 5)
        canvas.surface.place(picture, x: 60, y: 5)
        content.dimsOthers = dimsOthers
        draw(on: canvas)
        #expect(canvas.placements.map(\.position.x) == (dimsOthers ? [] : [60]))
        #expect(canvas.placed.count == 2)
        #expect(canvas[62, 6].isBelowPicture == !dimsOthers)
        if dimsOthers {
            for y in 5..<9 { #expect((60..<66).allSatisfy { canvas[$0, y] == Self.dimmedPlace }, "\(y)") }
            #expect(canvas[59, 6] == .blank(.border) && canvas[66, 6].style == .border)
        }
    }

    /// No brighter than a border, whatever the colours are.
    private static let dimmedPlace = Cell(base: 0x2591, width: 1, style: .border)

    @Test("The place of a picture that is not there keeps its shape, without its words")
    func placesKeepTheirShape() {
        let canvas = screen()
        for y in 3..<7 { canvas.surface.draw("░ 千 ░", x: 60, y: y, .placeWine) }
        draw(on: canvas)
        for y in 3..<7 { #expect((60..<66).allSatisfy { canvas[$0, y] == Self.dimmedPlace }, "\(y)") }
    }

    @Test("The tile that it is about keeps its picture, if that is not covered", arguments: [3, 13])
    func theTileThatItIsAboutKeepsItsPicture(top: Int) {
        content.isAboutRow = true
        let (own, other) = (
            RenderedPicture(box: PictureBox(columns: 6, rows: 4), form: .sixel([])),
            RenderedPicture(box: PictureBox(columns: 6, rows: 4), form: .sixel([]))
        )
        let canvas = Canvas(size: Size(width: 80, height: 20))
        for (x, picture) in [(30, own), (40, other)] {
            let tile = canvas.surface.part(Rect(x: x, y: top, width: 8, height: 6))
            canvas.surface.mark(tile.rect, as: .row(x))
            tile.place(picture, x: 1, y: 1)
            tile.draw("Amélie", x: 1, y: 5, .focusedTitle)
        }
        canvas.surface.placeCursor(x: 31, y: top + 5)
        draw(on: canvas)
        let isCovered = top == 13
        #expect(canvas.placements.map(\.position.x) == (isCovered ? [] : [31]))
        if !isCovered { #expect(canvas[41, top + 1] == Self.dimmedPlace) }
        #expect(canvas[31, top + 5].style == .focusedTitle && canvas[41, top + 5].style == .border)
    }

    @Test("What is written from right to left ends before it")
    func whatIsWrittenFromRightToLeftEndsBeforeIt() {
        let canvas = Canvas(size: Size(width: 80, height: 20))
        canvas.surface.draw(String(repeating: "א", count: 60), x: 2, y: 9)
        draw(on: canvas)
        canvas.markDirections()
        #expect(canvas[23, 9].marks != 0 && canvas[24, 9].text == "│")
    }

    @Test("For a reader it has whole rows, without a border, and nothing else is written anew")
    func forAReaderItHasWholeRows() {
        let canvas = Canvas(size: Size(width: 80, height: 20))
        canvas.isForReader = true
        for y in 0..<20 { canvas.surface.draw("row \(y)", x: 0, y: y) }
        draw(on: canvas, isForReader: true)
        #expect(canvas.rows[14] == "row 14" && canvas[0, 14].style == .plain)
        #expect(canvas.rows[15...] == ["  Order", " first", " second", " third", ""])
    }

    @Test("In a terminal of any size no cell outside of it is marked", arguments: [false, true])
    func inATerminalOfAnySizeNoCellOutsideOfItIsMarked(isForReader: Bool) {
        for width in 0...4 {
            for height in 0...4 {
                let canvas = Canvas(size: Size(width: width, height: height))
                draw(on: canvas, isForReader: isForReader)
                #expect(markedPlacesOutside(canvas) == [])
            }
        }
    }

    /// Those around a canvas, the box's own margin and more.
    private func markedPlacesOutside(_ canvas: Canvas) -> [CellPosition] {
        let (columns, rows) = (0..<canvas.size.width, 0..<canvas.size.height)
        return (-3..<rows.upperBound + 3).flatMap { y in
            (-3..<columns.upperBound + 3).map { x in CellPosition(x: x, y: y) }
        }
        .filter { !(columns.contains($0.x) && rows.contains($0.y)) && canvas.target(at: $0) != nil }
    }
}

/// Three lines.
@MainActor
private final class OverlayContentStub: OverlayContent {
    let title = "Order"
    let status: String? = "1/9"
    let commands: [Command] = []
    let width = 30
    var isAboutRow = false
    var dimsOthers = true
    var question: Question?
    var rows = 3

    func layout(in room: Size) -> Int { min(rows, room.height) }

    func draw(on surface: Surface) {
        for (y, text) in ["first", "second", "third"].enumerated() { surface.draw(text, x: 0, y: y) }
        surface.mark(row: 0, 0..<surface.width, as: .entry(0))
    }
}
