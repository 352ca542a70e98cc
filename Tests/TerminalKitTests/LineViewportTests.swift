import TerminalKit
import Testing

struct LineViewportTests {
    private func visible(_ widths: [Int], cursors: Int..., room: Int) -> Range<Int> {
        var viewport = LineViewport()
        for cursor in cursors { viewport.show(widths, cursor: cursor, room: room) }
        return viewport.visible
    }

    private let ten = Array(repeating: 1, count: 10)

    @Test func aLineThatFitsIsAllInSight() {
        #expect(visible(ten, cursors: 10, room: 11) == 0..<10)
        #expect(visible(ten, cursors: 0, 10, 3, room: 11) == 0..<10)
        #expect(visible([], cursors: 0, room: 5) == 0..<0)
    }

    @Test func itScrollsWithTheCursor() {
        #expect(visible(ten, cursors: 0, room: 6) == 0..<5)
        // One cell for the mark at the left, one for the cursor.
        #expect(visible(ten, cursors: 10, room: 6) == 6..<10)
        #expect(visible(ten, cursors: 0, 5, room: 6) == 2..<6)
    }

    @Test func itStaysWhereTheCursorIsInSight() {
        #expect(visible(ten, cursors: 10, 8, room: 6) == 6..<10)
    }

    @Test func goingBackShowsWhatStandsBefore() {
        #expect(visible(ten, cursors: 10, 6, room: 6) == 3..<7)
        #expect(visible(ten, cursors: 10, 0, room: 6) == 0..<5)
    }

    @Test func aShorterLineLeavesNoEmptyRoom() {
        var viewport = LineViewport()
        viewport.show(ten, cursor: 10, room: 6)
        viewport.show(Array(ten.prefix(7)), cursor: 7, room: 6)
        #expect(viewport.visible == 3..<7)
        viewport.show(Array(ten.prefix(5)), cursor: 5, room: 6)
        #expect(viewport.visible == 0..<5)
        viewport.show([], cursor: 0, room: 6)
        #expect(viewport.visible == 0..<0)
    }

    /// Whatever is typed, and however narrow it becomes, the cursor is in sight and nothing is drawn outside.
    @Test func theCursorIsAlwaysInSight() {
        var random = SystemRandomNumberGenerator()
        var viewport = LineViewport()
        var widths: [Int] = []
        for _ in 0..<5_000 {
            widths = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
            let room = Int.random(in: 4...20, using: &random)
            let cursor = Int.random(in: 0...widths.count, using: &random)
            viewport.show(widths, cursor: cursor, room: room)

            let visible = viewport.visible
            let cells = (visible.lowerBound > 0 ? 1 : 0) + widths[visible].reduce(0, +) + 1
            #expect(cells <= room, "\(widths) \(cursor) \(room)")
            #expect(visible.contains(cursor) || cursor == widths.count && visible.upperBound == cursor)
        }
    }

    @Test(arguments: -1...3) func noRoomIsNoTrap(room: Int) {
        #expect(visible([2, 2, 2], cursors: 0, 3, 1, room: room).count < 3)
    }
}
