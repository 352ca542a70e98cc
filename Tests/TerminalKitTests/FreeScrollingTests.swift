import Testing

@testable import TerminalKit

/// Windows that are scrolled by a wheel: the cursor stays on its row.
struct FreeScrollingTests {
    private func list(rows: Int = 100, height: Int = 10) -> ListViewport {
        var list = ListViewport()
        list.resize(count: rows, height: height)
        return list
    }

    @Test func theCursorStaysOnItsRowOutOfSight() {
        var list = list()
        list.select(4)
        list.scroll(by: 12)
        #expect(list.cursor == 4 && list.visible == 12..<22)
        list.resize(count: 100, height: 10)
        #expect(list.cursor == 4 && list.visible == 12..<22)
        // More rows have come.
        list.resize(count: 160, height: 10)
        #expect(list.cursor == 4 && list.visible == 12..<22)
    }

    @Test func theNextMotionGoesOnFromThere() {
        var list = list()
        list.select(4)
        list.scroll(by: 30)
        list.move(.down)
        #expect(list.cursor == 5 && list.visible.contains(5))
        list.scroll(by: 30)
        list.select(38)
        #expect(list.cursor == 38 && list.visible.contains(38))
    }

    @Test func itStaysWhereItIsWhileTheCursorIsOnWhatItWas() {
        var list = list()
        list.select(4)
        list.scroll(by: 30)
        list.follow(4)
        #expect(list.visible == 30..<40)
        // A row above it has come, another one has gone.
        list.resize(count: 101, height: 10)
        list.follow(5)
        #expect(list.cursor == 5 && list.visible == 31..<41)
        list.resize(count: 100, height: 10)
        list.follow(4)
        #expect(list.cursor == 4 && list.visible == 30..<40)
        list.select(4)
        #expect(list.visible.contains(4))
    }

    @Test func aboveTheCursorNothingMoves() {
        var list = list()
        list.select(80)
        list.scroll(by: -60)
        let before = list.visible
        list.follow(82)
        #expect(list.cursor == 82 && list.visible == before)
    }

    @Test("In sight, the cursor takes the window along")
    func inSightItTakesTheWindowAlong() {
        var list = list()
        list.follow(40)
        #expect(list.cursor == 40 && list.visible.contains(40))
    }

    @Test func anUnfoldedListStaysToo() {
        var list = AccordionViewport()
        list.resize(count: 40, unfolded: 6, height: 10)
        list.scroll(by: 20)
        list.follow(0)
        #expect(list.top == 20)
        list.resize(count: 41, unfolded: 6, height: 10)
        list.follow(1)
        #expect(list.cursor == 1 && list.top == 21)
        list.select(1)
        #expect(list.visible.overlaps(1..<8), "the row, or what it unfolds into")
    }

    @Test func itEndsWhereTheListDoes() {
        var list = list()
        list.scroll(by: .max / 2)
        #expect(list.visible == 90..<100)
        list.scroll(by: -.max / 2)
        #expect(list.visible == 0..<10)
        var short = self.list(rows: 3)
        short.scroll(by: 3)
        #expect(short.visible == 0..<3)
    }

    @Test("As long as the cursor is in sight, a smaller window keeps it there")
    func inSightItStaysInSight() {
        var list = list()
        list.select(9)
        list.scroll(by: 3)
        list.resize(count: 100, height: 4)
        #expect(list.visible.contains(9))
    }

    @Test func unfoldedLinesGoOutOfSightToo() {
        var list = AccordionViewport()
        list.resize(count: 40, unfolded: 6, height: 10)
        list.scroll(by: 20)
        #expect(list.cursor == 0 && list.top == 20)
        list.resize(count: 40, unfolded: 6, height: 10)
        #expect(list.top == 20)
        let hasMoved = list.move(.down)
        #expect(hasMoved)
        #expect(list.cursor == 1 && list.visible.contains(1))
    }

    @Test func aTextScrollsAsFarAsItGoes() {
        var text = ScrollPane()
        text.show((0..<20).map { TextLine("\($0)") }, height: 5)
        text.scroll(by: 3)
        #expect(text.top == 3)
        text.scroll(by: 100)
        #expect(text.top == 15)
        text.scroll(by: -100)
        #expect(text.top == 0)
        text.show([TextLine("all of it")], height: 5)
        text.scroll(by: 3)
        #expect(text.top == 0)
    }
}
