import Pictures
import TerminalKit
import TestSupport
import Testing

@testable import CursesTerminal

@Suite("Placeholders on the screen")
struct PlaceholderScreenTests {
    /// What is drawn, and what comes of it.
    private struct Setup {
        var screen = PictureScreen(process: 7, route: .tmux)
        var grid = PlaceholderGrid()

        mutating func show(_ draw: (Surface) -> Void = { _ in }) {
            let canvas = Canvas(size: Size(width: 24, height: 12))
            draw(canvas.surface)
            var bytes: [UInt8] = []
            grid.draw(canvas)
            screen.show(canvas, into: &bytes)
            grid.take(bytes)
        }

        /// Sends so many pieces; nil for all.
        mutating func send(_ pieces: Int? = nil) {
            var sent = 0
            while screen.hasMoreToSend, pieces.map({ sent < $0 }) ?? true {
                var bytes: [UInt8] = []
                screen.sendMore(into: &bytes)
                grid.take(bytes)
                sent += 1
            }
        }

        /// Whether just this is on the screen.
        func shows(_ pictures: [(RenderedPicture, x: Int, y: Int, id: UInt32)]) -> Bool {
            var expected: [CellPosition: PlaceholderGrid.Shown] = [:]
            for (picture, x, y, id) in pictures {
                for row in 0..<picture.box.rows {
                    for column in 0..<picture.box.columns {
                        expected[CellPosition(x: x + column, y: y + row)] = PlaceholderGrid.Shown(
                            id: id, row: row, column: column)
                    }
                }
            }
            return grid.cells == expected
        }
    }

    private func picture(pieces: Int = 1, columns: Int = 3, rows: Int = 2) -> RenderedPicture {
        RenderedPicture(
            box: PictureBox(columns: columns, rows: rows),
            form: .placeholders(
                KittyPicture(
                    size: PixelSize(width: 1, height: 1), hasAlpha: false,
                    payload: [UInt8](repeating: UInt8(ascii: "A"), count: 4_096 * (pieces - 1) + 4))))
    }

    @Test("A picture goes piece by piece, each wrapped for tmux, and its cells once it is whole")
    func aPictureGoesPieceByPiece() throws {
        var setup = Setup()
        let picture = picture(pieces: 3)
        setup.show { $0.place(picture, x: 4, y: 1) }
        #expect(setup.grid.commands.isEmpty)
        setup.send(2)
        #expect(setup.grid.commands.count == 2 && setup.grid.cells.isEmpty)
        setup.send()
        let id = try #require(setup.grid.uploads.first)
        #expect(setup.grid.commands.count == 3 && setup.grid.uploads.count == 1 && setup.grid.strays == 0)
        #expect(setup.shows([(picture, x: 4, y: 1, id: id)]))
        setup.show { $0.place(picture, x: 4, y: 1) }
        #expect(setup.grid.commands.count == 3 && !setup.screen.hasMoreToSend)
    }

    @Test("As when a grid scrolls: what is elsewhere now is written there, not sent again, also where another one was")
    func whatMovesIsNotSentAgain() {
        var setup = Setup()
        let pictures = [picture(), picture(pieces: 2)]
        for rows in [[1, 4], [4, 7], [1, 4], [4, 1], [5, 2]] {
            setup.show { surface in
                for (picture, y) in zip(pictures, rows) { surface.place(picture, x: 4, y: y) }
            }
            setup.send()
            let ids = setup.grid.uploads
            #expect(ids.count == 2 && setup.grid.deletions.isEmpty)
            #expect(
                setup.shows([(pictures[0], x: 4, y: rows[0], id: ids[0]), (pictures[1], x: 4, y: rows[1], id: ids[1])]))
        }
    }

    @Test func onePictureThatGoesIsDeletedAndItsCellsAreCleared() throws {
        var setup = Setup()
        let (picture, other) = (picture(), RenderedPicture.sample(1, 3, 2))
        setup.show { $0.place(picture, x: 4, y: 1) }
        setup.send()
        let id = try #require(setup.grid.uploads.first)
        // Most of its cells are those of another one, for what writes text too.
        setup.show { $0.place(other, x: 5, y: 1) }
        #expect(setup.grid.deletions == [id] && setup.grid.cells.isEmpty && setup.grid.strays == 0)
    }

    @Test("Until the next picture is whole the old one stays in its place, and goes in the same write")
    func theOldPictureStaysUntilTheNewOneIsWhole() throws {
        var setup = Setup()
        let pictures = [picture(), picture(pieces: 3, columns: 2)]
        setup.show { $0.place(pictures[0], x: 4, y: 1) }
        setup.send()
        setup.show { $0.place(pictures[1], x: 4, y: 1) }
        let first = try #require(setup.grid.uploads.first)
        for _ in 0..<2 {
            #expect(setup.grid.deletions.isEmpty)
            // Of the old one what the new one will cover.
            #expect((4..<6).allSatisfy { setup.grid[$0, 1]?.id == first } && setup.grid[6, 1] == nil)
            setup.send(1)
        }
        setup.send()
        let second = try #require(setup.grid.uploads.last)
        #expect(first != second && setup.grid.deletions == [first])
        #expect(setup.shows([(pictures[1], x: 4, y: 1, id: second)]))
    }

    @Test("A picture in quadrants stays as long, as when the terminal has just said what it can")
    func quadrantsStayUntilTheSharpPictureIsWhole() {
        var screen = PictureScreen(process: 7, route: .tmux)
        func sent(_ picture: RenderedPicture) -> String {
            let canvas = Canvas(size: Size(width: 24, height: 12))
            canvas.surface.place(picture, x: 4, y: 1)
            var bytes: [UInt8] = []
            screen.show(canvas, into: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(!sent(.sample(1, 3, 2)).isEmpty)
        #expect(!sent(picture(pieces: 2)).contains(" "), "Nothing is cleared")
        #expect(screen.hasMoreToSend)
    }

    @Test(
        "Where the next one goes before it is whole, the old one goes with it; where it moves, the old one goes at once"
    )
    func theOldPictureDoesNotOutliveItsSuccessor() throws {
        for isMoved in [false, true] {
            var setup = Setup()
            let pictures = [picture(), picture(pieces: 3)]
            setup.show { $0.place(pictures[0], x: 4, y: 1) }
            setup.send()
            setup.show { $0.place(pictures[1], x: 4, y: 1) }
            setup.send(1)
            let first = try #require(setup.grid.uploads.first)
            setup.show { if isMoved { $0.place(pictures[1], x: 10, y: 5) } }
            #expect(setup.grid.deletions == [first] && setup.grid.cells.isEmpty)
            #expect(setup.grid.commands.contains("_Gm=0,q=2;AAAA"), "Between two pieces nothing else is said")
            setup.send()
            #expect(setup.grid.cells.isEmpty == !isMoved)
        }
    }

    @Test func afterTheScreenWasClearedAllIsSentAgain() throws {
        var setup = Setup()
        let picture = picture()
        setup.show { $0.place(picture, x: 4, y: 1) }
        setup.send()
        setup.screen.forget()
        setup.show { $0.place(picture, x: 4, y: 1) }
        setup.send()
        let ids = setup.grid.uploads
        #expect(ids.count == 2 && ids[0] != ids[1] && setup.grid.deletions == [ids[0]])
    }

    @Test("Nobody else gets a terminal with our pictures, those included that were to stay for a while")
    func allIsTakenAway() {
        var setup = Setup()
        for pieces in [1, 3] {
            let picture = picture(pieces: pieces)
            setup.show { $0.place(picture, x: 4, y: 1) }
            setup.send(1)
        }
        var bytes: [UInt8] = []
        setup.screen.takeAllAway(into: &bytes)
        setup.grid.take(bytes)
        #expect(Set(setup.grid.deletions) == Set(setup.grid.uploads) && setup.grid.uploads.count == 2)
    }

    @Test("Ids are told apart by a colour of the palette, and none is used twice at once")
    func idsAreToldApart() throws {
        var ids = KittyIDs(process: 30_000)
        var used: Set<UInt32> = []
        for _ in 0..<255 {
            let id = ids.nextOfPlaceholders(where: used.contains)
            #expect((1...255).contains(id & 0xFF_FFFF) && (1...29).contains(id >> 24))
            #expect(used.insert(id).inserted)
        }
        let free = try #require(used.randomElement())
        used.remove(free)
        #expect(ids.nextOfPlaceholders(where: used.contains) == free)
        var other = KittyIDs(process: 30_001)
        #expect(!used.contains(other.nextOfPlaceholders { _ in false }))
    }

    @Test("Whatever is shown after another, and however much of it was sent, in the end just the last is on the screen")
    func manyFrames() {
        var random = SeededGenerator(seed: 60)
        var setup = Setup()
        let pictures = (0..<6).map { picture(pieces: $0 % 3 + 1, columns: $0 % 3 + 2, rows: $0 % 2 + 2) }
        for frame in 0..<600 {
            var places: [(RenderedPicture, x: Int, y: Int)] = []
            for picture in pictures.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
                let (x, y) = (Int.random(in: 1...19, using: &random), Int.random(in: 0...8, using: &random))
                let rect = Rect(x: x - 1, y: y, width: picture.box.columns + 1, height: picture.box.rows)
                let isFree = places.allSatisfy { other in
                    !rect.overlaps(
                        Rect(x: other.x - 1, y: other.y, width: other.0.box.columns + 1, height: other.0.box.rows))
                }
                if isFree { places.append((picture, x: x, y: y)) }
            }
            if Int.random(in: 0..<20, using: &random) == 0 {
                setup.screen.forget()
                setup.grid.clear()
            }
            setup.show { surface in for (picture, x, y) in places { surface.place(picture, x: x, y: y) } }
            setup.send(Int.random(in: 0...4, using: &random))
            guard frame % 10 == 9 else { continue }
            setup.send()
            let shown = Set(setup.grid.cells.values.map(\.id))
            #expect(shown == setup.grid.images && shown.count == places.count, "Frame \(frame)")
            let isRight = places.allSatisfy { picture, x, y in
                (0..<picture.box.rows).allSatisfy { row in
                    (0..<picture.box.columns).allSatisfy { column in
                        let cell = setup.grid[x + column, y + row]
                        return cell?.row == row && cell?.column == column && cell?.id == setup.grid[x, y]?.id
                    }
                }
            }
            let count = places.reduce(0) { $0 + $1.0.box.columns * $1.0.box.rows }
            #expect(isRight && setup.grid.cells.count == count, "Frame \(frame)")
        }
        #expect(setup.grid.strays == 0)
    }
}
