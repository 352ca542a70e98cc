import Browsing
import Commands
import Entities
import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct PosterGridTests {
    private let presenter = RemoteListPresenterStub(title: "Movies")
    private let pane: DrawnListScreenPane
    private let display = DisplaySpy()

    /// The pane sizes in terminals of 80×24, 30×6, 120×40 and 200×60.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 28, height: 2), Size(width: 53, height: 36),
        Size(width: 71, height: 56),
    ]

    init() {
        pane = DrawnListScreenPane(presenter: presenter, display: display)
        presenter.tileShape = .upright
        show(40)
    }

    private func show(_ count: Int, of total: Int? = nil, tail: ListState.Tail? = nil) {
        let titles = ["Amélie", "Anime アニメ の 長い題名", "", "A title that is longer than any tile", "Straße", "👩‍👩‍👧 e\u{301}"]
        presenter.rows = (0..<count).map { titles.indices.contains($0) ? titles[$0] : "Film \($0 + 1)" }
            .map { Row($0, Marks(), []) }
        presenter.posters = presenter.rows.map(\.title).enumerated().map { number, title in
            Poster(
                title: title, marks: Marks(isFavourite: number == 1),
                facts: number == 5 ? [] : ["★ 7.\(number)", "1994"],
                picture: PictureState(
                    .upright, of: title, hasPicture: number % 5 != 3,
                    number % 5 == 3 || number % 7 == 2 ? nil : .sample(number, 10, 8)))
        }
        var state = ListState()
        state.rowCount = count
        state.total = total
        state.tail = tail
        pane.list.show(state)
    }

    @discardableResult
    private func frame(_ size: Size) -> Canvas {
        let canvas = Canvas(size: size)
        pane.layout(size: size)
        pane.draw(on: canvas.surface, hasFocus: true)
        return canvas
    }

    private func cursor(_ keys: Key...) -> Int {
        for key in keys {
            if !pane.handle(key) { _ = KeyPress(key).command(in: .screens).map(pane.handle) }
            frame(Self.sizes[0])
        }
        return pane.list.memento.row
    }

    @Test(arguments: sizes) func rowsAreTiles(size: Size) throws {
        _ = pane.handle(.posters)
        frame(size)
        _ = pane.handle(Command.down)
        try frame(size).compare(with: "posters")
    }

    @Test(arguments: sizes) func theEndHasARowForWhatIsComing(size: Size) throws {
        show(22, tail: .loading("Loading more…"))
        _ = pane.handle(.posters)
        frame(size)
        _ = pane.handle(Command.last)
        try frame(size).compare(with: "posters-end")
    }

    @Test("Arrows and hjkl move in two dimensions, from line to line at the ends of each")
    func keysMoveInTwoDimensions() {
        _ = pane.handle(.posters)
        frame(Self.sizes[0])
        let columns = 6
        #expect(presenter.grid?.visible == 0..<columns * 2)
        #expect(cursor(.right) == 1)
        #expect(cursor(.character("l")) == 2)
        #expect(cursor(.down) == 2 + columns)
        #expect(cursor(.left, .character("h")) == columns)
        #expect(cursor(.left) == columns - 1, "Before the first of a line is the last of the one above")
        #expect(cursor(.character("j")) == columns * 2 - 1)
        #expect(cursor(.character("k"), .up) == columns - 1, "Above the first line there is nothing")
        #expect(cursor(.end) == 39)
        #expect(cursor(.down) == 39)
        #expect(cursor(.up, .right, .right, .down) == 39, "The last line is shorter")
        #expect(cursor(.home, .left) == 0)
    }

    @Test func theWindowFollowsTheCursorLineByLine() {
        _ = pane.handle(.posters)
        frame(Self.sizes[0])
        _ = cursor(.down, .down)
        #expect(presenter.grid?.visible == 6..<18)
        #expect(presenter.grid?.ahead == 18..<24, "A line ahead, and no more")
        _ = cursor(.end)
        #expect(presenter.grid?.visible == 30..<40)
        #expect(presenter.grid?.ahead.isEmpty == true)
    }

    @Test func enterOpensWhatTheCursorIsOn() {
        _ = pane.handle(.posters)
        frame(Self.sizes[0])
        _ = cursor(.right, .down)
        _ = pane.handle(.open)
        #expect(presenter.calls.last == .select(7))
    }

    @Test("Back, or the same key again, shows rows; the cursor stays on its film")
    func backLeadsToRows() {
        for leave in [Command.back, .posters] {
            _ = pane.handle(.posters)
            frame(Self.sizes[0])
            _ = cursor(.home, .right, .down)
            #expect(pane.handle(leave))
            frame(Self.sizes[0])
            #expect(presenter.grid == nil)
            #expect(pane.list.memento.row == 7)
        }
        #expect(!pane.handle(.back), "In rows it is for the screen behind")
        #expect(!pane.handle(Key.left), "And keys are what they always are")
    }

    @Test func aSearchIsLeftBeforeTheGrid() {
        pane.show(ListControls(filter: ListFilter(text: "film")))
        _ = pane.handle(.posters)
        frame(Self.sizes[0])
        _ = pane.handle(.back)
        #expect(presenter.calls.last == .endSearch(keeps: false))
        #expect(presenter.grid != nil)
    }

    @Test("A menu or a line that is typed takes nothing from the tiles, which stay as they are")
    func aMenuTakesNothingFromTiles() {
        _ = pane.handle(.posters)
        let tiles = frame(Self.sizes[0]).placements.count
        let box = presenter.grid?.box
        pane.show(
            ListControls(menu: Menu("Sort", ["popular", "new", "title", "rating", "votes", "year"], chosen: [0])))
        let canvas = frame(Self.sizes[0])
        #expect(presenter.grid?.box == box)
        #expect(presenter.grid?.visible == 0..<12)
        #expect(tiles > 0 && canvas.placements.count == tiles)
        pane.show(ListControls(filter: ListFilter(text: "a", isBeingTyped: true)))
        frame(Self.sizes[0])
        #expect(presenter.grid?.box == box)
    }

    @Test func whatIsTypedIsNoMotion() {
        _ = pane.handle(.posters)
        pane.show(ListControls(filter: ListFilter(text: "", isBeingTyped: true)))
        frame(Self.sizes[0])
        _ = pane.handle(Key.character("l"))
        #expect(presenter.calls.last == .changeSearch("l"))
    }

    @Test("Where no pictures are shown there are rows, and the key says why; they come with the pictures")
    func withoutPicturesThereAreRows() {
        presenter.tileShape = nil
        _ = pane.handle(.posters)
        frame(Self.sizes[0])
        #expect(presenter.calls.last == .postersInVain)
        #expect(presenter.grid == nil)
        presenter.tileShape = .square
        _ = pane.handle(.posters)
        frame(Self.sizes[0])
        #expect(presenter.grid?.box.columns == 16, "A cover is as wide as high")
        presenter.tileShape = nil
        frame(Self.sizes[0])
        #expect(presenter.grid == nil)
        presenter.tileShape = .square
        frame(Self.sizes[0])
        #expect(presenter.grid != nil)
    }

    @Test func aLaterSessionFindsTheGridAndTheCursor() {
        _ = pane.handle(.posters)
        frame(Self.sizes[0])
        _ = cursor(.down, .down, .right)
        let memento = pane.memento
        #expect(memento.isGrid && memento.row == 13)
        let later = DrawnListScreenPane(presenter: presenter, display: display)
        later.restore(memento)
        #expect(later.memento.isGrid)
    }

    @Test("No tile is cut off, whatever the size, and none touches another")
    func tilesFitEverySize() throws {
        for width in stride(from: 1, through: 230, by: 7) {
            for height in 0...70 {
                for shape in [PictureState.Shape.upright, .square] {
                    guard let grid = PosterGrid(shape, in: Size(width: width, height: height)) else { continue }
                    #expect(grid.columns * (grid.box.columns + 2) <= max(width, grid.box.columns + 2))
                    #expect(grid.box.columns + 2 <= width && grid.box.rows >= 4)
                    #expect(grid.tailRow(ofTiles: grid.columns * grid.lines) < height)
                    let tiles = (0..<grid.columns).map(grid.rect)
                    #expect(zip(tiles, tiles.dropFirst()).allSatisfy { $0.x + $0.width <= $1.x })
                    #expect(tiles.allSatisfy { $0.x + $0.width < max(width, $0.width + 1) })
                }
            }
        }
    }

    @Test("A tile is what a picture covers, whatever the cells are like: nothing jumps when it comes")
    func aTileIsAsLargeAsItsPicture() throws {
        for width in 6...14 {
            for height in width * 8 / 5...width * 5 / 2 {
                let cell = PixelSize(width: width, height: height)
                for (shape, share) in [(PictureState.Shape.upright, 1.5), (.square, 1)] {
                    for rows in 20...60 {
                        let room = Size(width: 120, height: rows)
                        let box = try #require(PosterGrid(shape, in: room, cell: cell)).box
                        let covered = Double(box.columns * width) * share / Double(height)
                        // To the nearest cell.
                        #expect(covered > Double(box.rows) - 0.51, "\(cell) \(box)")
                        #expect(abs(Double(box.rows * height) / share / Double(width) - Double(box.columns)) < 1)
                    }
                }
            }
        }
    }

    @Test("While the first rows are being loaded there are tiles without pictures, and one text below the first")
    func tilesThatAreComing() {
        var state = ListState()
        (state.isLoading, state.message) = (true, Message("Loading…"))
        presenter.rows = []
        pane.list.show(state)
        _ = pane.handle(.posters)
        let canvas = frame(Self.sizes[0])
        let rows = canvas.rows
        #expect(rows.filter { $0.contains("Loading…") }.count == 1 && rows[9].hasPrefix(" Loading…"))
        #expect(canvas[1, 1].style == .border, "They are no brighter than lines of text that is coming")
        // Two lines of pictures of eight rows.
        #expect(rows.filter { $0.hasPrefix(" ░░░░░░░░░░  ") }.count == 16)

        state.message = nil
        pane.list.show(state)
        #expect(!frame(Self.sizes[0]).text.contains("░"), "Nothing is said yet, so nothing is shown")
        (state.isLoading, state.message) = (false, Message("No films"))
        pane.list.show(state)
        let empty = frame(Self.sizes[0]).text
        #expect(empty.contains("No films") && !empty.contains("░"))
    }

    @Test("While more are being loaded, tiles that will be in sight are shaded", arguments: [(40, 3), (10, 1), (9, 0)])
    func tilesThatComeLater(total: Int, coming: Int) throws {
        show(9, of: total, tail: .loading("Loading more…"))
        _ = pane.handle(.posters)
        let canvas = frame(Self.sizes[0])
        let grid = try #require(PosterGrid(.upright, in: Self.sizes[0]))
        let corners = (9..<12).map(grid.rect).map { canvas[$0.x + 1, $0.y + 1] }
        #expect(corners.filter { $0 == Cell(base: 0x2591, width: 1, style: .border) }.count == coming)
        #expect(canvas.text.contains("Loading more…"))
    }

    /// A grid of one film, with the rest of its tile.
    private func rows(
        _ title: String, _ marks: Marks = Marks(), facts: TileFacts, _ size: Size, picture: RenderedPicture? = nil
    ) -> [String] {
        presenter.rows = [Row(title, marks, [])]
        presenter.posters = [
            Poster(
                title: title, marks: marks, facts: facts,
                picture: PictureState(.upright, of: "", hasPicture: true, picture))
        ]
        var state = ListState()
        state.rowCount = 1
        pane.list.show(state)
        if presenter.grid == nil { _ = pane.handle(.posters) }
        return frame(size).rows
    }

    @Test("The frame is closed below all of the text, of which the last line is in its edge")
    func theFrameHasAllOfTheText() {
        let low = rows("My Wild Lantern: Da", facts: ["2026", "★ 7.1"], Size(width: 20, height: 12))
        #expect(low[10] == "│  My Wild Lante…│")
        #expect(low[11] == "╰─ 2026 · ★ 7.1 ─╯")
        #expect(low.filter { $0.contains("╰") }.count == 1)
    }

    @Test("Where there is room for it, a title has two lines above them")
    func aTitleHasTwoLines() throws {
        let least = rows("My Wild Lantern: Da", facts: ["2026", "★ 7.1"], Size(width: 20, height: 13))
        #expect(least[10...] == ["│  My Wild       │", "│  Lantern: Da   │", "╰─ 2026 · ★ 7.1 ─╯"])
        let high = rows("My Wild Lantern: Da", facts: ["2026", "★ 7.1"], Size(width: 20, height: 18))
        let title = try #require(high.firstIndex { $0.contains("My Wild Lantern:") })
        #expect(high[title + 1].contains("│Da ") && high[title + 2].contains("╰2026 · ★ 7.1 ─"), "\(high)")
    }

    @Test("Signs stand at the end of the line of facts, so that the title has all of its own")
    func signsStandBesideTheFacts() {
        let marks = Marks(isFavourite: true, hasNote: true)
        let high = rows("The Godfather Pa", marks, facts: ["1972", "★ 7.1", "2 h 55"], Size(width: 20, height: 18))
        #expect(high[14] == "│The Godfather Pa │")
        #expect(high[15] == "╰1972 · ★ 7.1 ─ ♥✎╯")
        let unknown = rows("The Godfather Pa", marks, facts: [], Size(width: 20, height: 18))
        #expect(unknown[14] == "│The Godfather Pa │" && unknown[15] == "╰────────────── ♥✎╯")
        // A fact that takes the line leaves them to the title.
        let long = rows("Ran", marks, facts: ["Akira Kurosawa 1"], Size(width: 20, height: 18))
        #expect(long[14].hasPrefix("│Ran ♥✎") && long[15].contains("Akira Kurosawa"))
    }

    @Test("Where two lines of usual tiles have no room there are two of smaller ones, if several stand in each")
    func aLowPaneHasTwoLines() throws {
        let sprites = try #require(PosterGrid(.square, in: Size(width: 98, height: 19)))
        #expect(sprites.lines == 2 && sprites.columns == 5 && sprites.box == PictureBox(columns: 14, rows: 7))
        #expect(try #require(PosterGrid(.square, in: Size(width: 98, height: 16))).lines == 2)
        let films = try #require(PosterGrid(.upright, in: Size(width: 98, height: 18)))
        #expect(films.lines == 2 && films.columns == 8 && films.box == PictureBox(columns: 9, rows: 7))
        #expect(try #require(PosterGrid(.upright, in: Size(width: 98, height: 17))).lines == 1)
        #expect(try #require(PosterGrid(.square, in: Size(width: 48, height: 18))).lines == 1)
    }

    /// The panes of terminals of 80×24 and 100×30, and those above a strip in 120×36 and 160×50.
    @Test("In a larger window pictures are not smaller")
    func largerPanesHaveNoSmallerPictures() throws {
        let panes = [
            Size(width: 78, height: 20), Size(width: 98, height: 26), Size(width: 118, height: 26),
            Size(width: 158, height: 39),
        ]
        let boxes = try panes.map { try #require(PosterGrid(.upright, in: $0)).box }
        #expect(boxes.map(\.rows) == [8, 9, 9, 9])
    }

    @Test("Without room for all facts some are left out, whole, and a sign leaves the one that says most")
    func factsAreLeftOutWhole() {
        let size = Size(width: 20, height: 18)
        #expect(rows("Bulbasaur", facts: ["0001", "Grass · Poison"], size)[15].hasPrefix("╰0001 ─"))
        let film = TileFacts(["2026", "★ 7.1"], dropping: .first)
        #expect(rows("The Godfather Pa", facts: film, size)[15].hasPrefix("╰2026 · ★ 7.1 ─"))
        let marks = Marks(isFavourite: true, hasNote: true, state: .done)
        let marked = rows("The Godfather Pa", marks, facts: film, size)
        #expect(marked[15].hasPrefix("╰★ 7.1 ") && marked[15].contains("♥"), "\(marked)")
    }

    @Test("The last form of the facts is cut where even that is too long, and that is seen")
    func theLastFormIsCut() {
        let rows = rows("Pelipper", facts: ["Electric · Psychic and more"], Size(width: 20, height: 18))
        #expect(rows[15].hasPrefix("╰Electric · Psych") && rows[15].contains("…"))
    }

    @Test("A short title has its facts below it, however long others may be")
    func factsFollowTheTitle() {
        let rows = rows("Ran", facts: ["1985"], Size(width: 20, height: 18))
        #expect(rows[14].contains("Ran") && rows[15].contains("╰1985 "))
        #expect(!rows[16].contains("╰"))
    }

    @Test(
        "In the edge of a frame a line begins where it does without one",
        arguments: [12, 18])
    func aLineInTheEdgeBeginsWhereOthersDo(height: Int) throws {
        let rows = rows("Ran Ran", facts: ["1985"], Size(width: 20, height: height))
        let title = try #require(rows.last { $0.contains("Ran Ran") && !$0.contains("░") })
        let facts = try #require(rows.last { $0.contains("1985") })
        let column = title.prefix { $0 != "R" }.count
        #expect(facts.prefix { $0 != "1" }.count == (height == 12 ? 3 : 1) && column == (height == 12 ? 3 : 1))
    }

    @Test(
        "In the edge of a frame a title has all the room that it has without one",
        arguments: [("Feral Saddle", "╰Feral Sad…╯"), ("Idle Mead", "╰Idle Mead ╯"), ("Idle", "╰Idle ─────╯")])
    func aTitleInTheEdgeIsNoShorter(title: String, edge: String) {
        #expect(rows(title, facts: [], Size(width: 13, height: 10))[9] == edge)
    }

    @Test("What is free beside a picture is on both sides of it, and its text begins below it")
    func aPictureIsInTheMiddleOfItsFrame() throws {
        let size = Size(width: 20, height: 12)
        let rows = rows("Ran", facts: [], size, picture: .sample(1, 12, 9))
        let picture = try #require(frame(size).placements.first).rect
        #expect(picture.x == 3 && picture.width == 12 && rows[0] == "╭────────────────╮")
        #expect(rows[10] == "╰─ Ran ──────────╯")
    }

    @Test("A picture of another shape is in the middle of its frame")
    func anotherShapeIsInTheMiddle() {
        let rows = rows("Ran", facts: [], Size(width: 20, height: 12), picture: .sample(1, 10, 5))
        let top = rows.firstIndex { $0.contains("▚") } ?? 0
        let bottom = rows.lastIndex { $0.contains("▚") } ?? 0
        #expect(bottom - top == 4 && top == 3)
    }

    @Test("The border names what the cursor is on, with all that its row says")
    func theBorderNamesWhatTheCursorIsOn() {
        presenter.rows[1] = Row("Casablanca", Marks(isFavourite: true), [])
        #expect(pane.selected == nil, "Rows say it themselves")
        _ = pane.handle(.posters)
        frame(Self.sizes[0])
        _ = cursor(.right)
        #expect(pane.selected == "♥ Casablanca")
    }
}
