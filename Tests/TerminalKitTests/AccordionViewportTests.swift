import TerminalKit
import Testing

struct AccordionViewportTests {
    @Test func unfoldedLinesStandBelowTheirRow() {
        var viewport = viewport(count: 3, height: 9)
        _ = viewport.move(.down)
        viewport.resize(count: 3, unfolded: 2, height: 9)
        #expect(viewport.visible.map { viewport[$0] } == [.row(0), .row(1), .unfolded(0), .unfolded(1), .row(2)])
        #expect(viewport.lastVisibleRow == 2)
    }

    @Test("Rows that are shown elsewhere take no line, but what the one under the cursor unfolds into does")
    func hiddenRowsTakeNoLine() {
        var viewport = viewport(count: 9, height: 5)
        viewport.select(1)
        viewport.resize(count: 9, hidden: 0..<4, unfolded: 2, height: 5)
        #expect(viewport.visible.map { viewport[$0] } == [.unfolded(0), .unfolded(1), .row(4), .row(5), .row(6)])
        #expect(viewport.lineCount == 7 && viewport.lastVisibleRow == 6)
        _ = viewport.move(.down)
        viewport.resize(count: 9, hidden: 0..<4, unfolded: 0, height: 5)
        #expect(viewport.cursor == 2)
        #expect(viewport.visible.map { viewport[$0] } == (4..<9).map(AccordionViewport.Line.row))
    }

    @Test func aHiddenRowIsScrolledThroughBeforeTheNext() {
        var viewport = viewport(count: 3, height: 2)
        viewport.resize(count: 3, hidden: 0..<3, unfolded: 4, height: 2)
        var seen: [AccordionViewport.Line] = []
        while !viewport.move(.down) { seen += viewport.visible.map { viewport[$0] } }
        #expect(seen.last == .unfolded(3) && viewport.cursor == 1)
        viewport.resize(count: 3, hidden: 0..<3, unfolded: 3, height: 2)
        // The next one begins at the top.
        #expect(viewport.visible.map { viewport[$0] } == [.unfolded(0), .unfolded(1)])
    }

    @Test func whereAllRowsAreHiddenTheOneUnderTheCursorIsInSight() {
        var viewport = viewport(count: 3, height: 5)
        viewport.select(2)
        viewport.resize(count: 3, hidden: 0..<3, unfolded: 0, height: 5)
        #expect(viewport.visible.isEmpty && viewport.lastVisibleRow == 2)
    }

    @Test func anEmptyListHasNoLines() {
        let viewport = viewport(count: 0, unfolded: 3, height: 5)
        #expect(viewport.visible.isEmpty)
        #expect(viewport.lastVisibleRow == -1)
    }

    @Test func whereOnlyUnfoldedLinesAreInSightTheLastRowIsTheirs() {
        var viewport = viewport(count: 9, unfolded: 30, height: 5)
        for _ in 0..<10 { _ = viewport.move(.down) }
        #expect(viewport.lastVisibleRow == 0)
    }

    @Test("Unfolding shows as much as has room, and keeps the row in sight", arguments: [2, 4, 30])
    func unfoldingShowsWhatHasRoom(unfolded: Int) {
        var viewport = viewport(count: 20, height: 5)
        viewport.select(7)
        viewport.resize(count: 20, unfolded: unfolded, height: 5)
        #expect(viewport.visible.contains(7))
        let lines = viewport.visible.map { viewport[$0] }
        #expect(lines.contains(.unfolded(min(unfolded, 4) - 1)))
    }

    @Test("A taller window shows more of what is unfolded, unless one has scrolled into it")
    func aTallerWindowShowsMoreUnlessScrolled() {
        var viewport = viewport(count: 20, unfolded: 9, height: 5)
        _ = viewport.move(.down)
        viewport.resize(count: 20, unfolded: 9, height: 6)
        #expect(viewport.top == 1)
    }

    @Test func movingReadsTheUnfoldedLinesFirst() {
        var viewport = viewport(count: 9, unfolded: 6, height: 5)
        let tops = (0..<2).map { _ in top(of: &viewport, after: .down) }
        #expect(tops == [1, 2])
        #expect(viewport.cursor == 0)
        let hasComeToAnotherRow = viewport.move(.down)
        #expect(hasComeToAnotherRow)
        #expect(viewport.cursor == 1)
        #expect(viewport.unfolded == 0)
    }

    @Test func movingUpReadsBackFirst() {
        var viewport = viewport(count: 9, unfolded: 6, height: 5)
        let tops = [ListMotion.down, .down, .up].map { top(of: &viewport, after: $0) }
        #expect(tops == [1, 2, 1])
        #expect(viewport.cursor == 0)
    }

    @Test func pagesReadTheUnfoldedLinesFirst() {
        var viewport = viewport(count: 9, unfolded: 6, height: 5)
        let tops = [ListMotion.pageDown, .pageUp].map { top(of: &viewport, after: $0) }
        #expect(tops == [2, 0])
        #expect(viewport.cursor == 0)
    }

    @Test("To the first row is to its own line, though one has scrolled past it")
    func toTheFirstRowIsToItsOwnLine() {
        var viewport = viewport(count: 9, unfolded: 6, height: 5)
        let tops = [ListMotion.down, .first].map { top(of: &viewport, after: $0) }
        #expect(tops == [1, 0])
    }

    @Test("The row below keeps its place on the screen when the one above it folds")
    func theRowBelowKeepsItsPlace() {
        var viewport = viewport(count: 20, height: 10)
        viewport.select(12)
        viewport.select(9)
        viewport.resize(count: 20, unfolded: 2, height: 10)
        let placeBefore = viewport.visible.first { viewport[$0] == .row(10) }.map { $0 - viewport.top }
        _ = viewport.move(.down)
        #expect(viewport.cursor == 10)
        #expect(viewport.cursor - viewport.top == placeBefore)
    }

    @Test func aWindowThatWasShorterMeanwhileShowsWhatItShowed() {
        var viewport = AccordionViewport()
        viewport.resize(count: 40, unfolded: 0, height: 20)
        viewport.select(25)
        _ = viewport.move(.up)
        viewport.resize(count: 40, unfolded: 6, height: 20)
        let before = viewport.visible
        for height in [2, 0, 20] { viewport.resize(count: 40, unfolded: 6, height: height) }
        #expect(viewport.visible == before)
    }

    @Test func selectingAnotherRowFolds() {
        var viewport = viewport(count: 9, unfolded: 6, height: 5)
        viewport.select(4)
        #expect(viewport.unfolded == 0)
        #expect(viewport.visible.contains(4))
    }

    @Test func selectingTheSameRowKeepsItUnfolded() {
        var viewport = viewport(count: 9, unfolded: 6, height: 5)
        viewport.select(0)
        #expect(viewport.unfolded == 6)
    }

    @Test func aWindowThatNeverHadAHeightBeginsWithTheFirstRow() {
        var viewport = viewport(count: 9, height: 0)
        viewport.resize(count: 9, unfolded: 6, height: 5)
        #expect(viewport.top == 0)
    }

    @Test("A window that had no height shows the row once it has some")
    func aWindowThatHadNoHeightShowsTheRow() {
        var viewport = viewport(count: 9, height: 0)
        viewport.select(3)
        viewport.resize(count: 9, unfolded: 6, height: 5)
        #expect(viewport.top == 3)
    }

    private func top(of viewport: inout AccordionViewport, after motion: ListMotion) -> Int {
        _ = viewport.move(motion)
        return viewport.top
    }

    private func viewport(count: Int, unfolded: Int = 0, height: Int) -> AccordionViewport {
        var viewport = AccordionViewport()
        viewport.resize(count: count, unfolded: unfolded, height: height)
        return viewport
    }
}
