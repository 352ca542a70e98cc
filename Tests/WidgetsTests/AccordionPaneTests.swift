import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct AccordionPaneTests {
    private let browser = ListBrowserSpy()
    private let display = DisplaySpy()
    private let pane: AccordionPane

    init() {
        pane = AccordionPane(browser: browser, display: display)
        pane.didAppear()
    }

    private func show(rows: Int, tail: ListState.Tail? = nil, message: Message? = nil, isLoading: Bool = false) {
        var state = ListState()
        state.rowCount = rows
        state.tail = tail
        state.message = message
        state.isLoading = isLoading
        pane.show(state)
    }

    private func unfold(lines count: Int, isLoading: Bool = false) {
        pane.unfold(isLoading: isLoading) { _ in (0..<count).map { TextLine("track \($0)") } }
    }

    private func rows(height: Int = 5) -> [String] {
        let canvas = Canvas(size: Size(width: 20, height: height))
        pane.layout(size: canvas.size)
        pane.draw(on: canvas.surface, hasFocus: true, row: browser.row) { row, line, style in
            line.draw(row, x: 0, y: 0, style.plain)
        }
        return canvas.rows
    }

    @Test func aMessageStandsInPlaceOfRows() {
        show(rows: 0, message: Message("Loading…"))

        #expect(rows() == ["", "", "      Loading…", "", ""])
        #expect(pane.messageHeight(width: 20) == 1)
        #expect(pane.messageHeight(width: 9) == 2)
    }

    @Test func whatWasScrolledStaysUntilTheCursorIsPutElsewhere() {
        show(rows: 30)
        _ = rows()
        _ = pane.handle(Pointing(.scroll(20), at: CellPosition(x: 0, y: 0))) { _ in }
        show(rows: 31)
        pane.didSettle(onRow: 0)
        #expect(rows().first == "  row 20")
        browser.placements = 1
        pane.didSettle(onRow: 0)
        #expect(rows().first == "▌ row 0")
    }

    @Test func withoutRowsItHasNoStatus() {
        show(rows: 0)

        #expect(pane.isEmpty)
        #expect(pane.status == nil)
    }

    @Test func theStatusIsThatOfTheRowUnderTheCursor() {
        show(rows: 3)
        pane.select(2)

        #expect(pane.status == "at 2")
    }

    @Test func theRowUnderTheCursorUnfoldsBelowItself() {
        show(rows: 3)
        unfold(lines: 2)

        #expect(rows() == ["▌ row 0", "    track 0", "    track 1", "  row 1", "  row 2"])
    }

    @Test func whatUnfoldsCanBeFoldedAndStaysSoWhileTheCursorMoves() {
        show(rows: 3)
        unfold(lines: 2)
        _ = rows()
        let changes = display.changeCount
        pane.isFolded = true
        #expect(display.changeCount > changes)
        #expect(rows() == ["▌ row 0", "  row 1", "  row 2", "", ""])

        _ = pane.handle(.down)
        unfold(lines: 1)
        #expect(rows() == ["  row 0", "▌ row 1", "  row 2", "", ""])
        pane.isFolded = false
        #expect(rows() == ["  row 0", "▌ row 1", "    track 0", "  row 2", ""])
    }

    @Test func whoFoldsWhatIsScrolledSeesTheRow() {
        show(rows: 3)
        unfold(lines: 9)
        _ = rows()
        for _ in 0..<4 { _ = pane.handle(.down) }
        pane.isFolded = true

        #expect(rows() == ["▌ row 0", "  row 1", "  row 2", "", ""])
    }

    @Test func aRowThatIsNotHereHasAQuietPlaceholder() {
        browser.isMissing = { $0 == 1 }
        show(rows: 2)

        #expect(rows()[1] == "  …")
    }

    @Test func whatUnfoldsIsMadeForTheWidthThatIsLeft() {
        show(rows: 1)
        pane.unfold(isLoading: false) { [TextLine("\($0)")] }

        #expect(rows()[1] == "    15")
    }

    @Test func whatUnfoldsIsMadeOnceForAWidth() {
        var count = 0
        show(rows: 1)
        pane.unfold(isLoading: false) { _ in
            count += 1
            return []
        }
        _ = rows()
        _ = rows(height: 3)

        #expect(count == 1)
    }

    @Test func goingDownReadsWhatIsUnfoldedFirst() {
        show(rows: 3)
        unfold(lines: 6)
        _ = rows()
        _ = pane.handle(.down)

        #expect(rows() == ["    track 0", "    track 1", "    track 2", "    track 3", "    track 4"])
        #expect(browser.cursor == 0)
    }

    @Test func atTheEndOfWhatIsUnfoldedTheCursorGoesOn() {
        show(rows: 3)
        unfold(lines: 2)
        _ = rows()
        _ = pane.handle(.down)

        #expect(browser.cursor == 1)
    }

    @Test func aMotionIsANewFrame() {
        show(rows: 3)
        let count = display.changeCount

        #expect(pane.handle(.down))
        #expect(display.changeCount == count + 1)
    }

    @Test(arguments: [Command.open, .back, .next, .refresh, .section(.movies)])
    func otherCommandsAreLeftAlone(command: Command) {
        show(rows: 3)

        #expect(!pane.handle(command))
    }

    @Test func theTailStandsBelowTheLastRow() {
        show(rows: 2, tail: .failed("Offline"))

        #expect(rows() == ["▌ row 0", "  row 1", "  Offline", "", ""])
    }

    @Test func inAFullPaneTheTailHasTheLastLineOnceTheCursorIsAtTheEnd() {
        show(rows: 9, tail: .loading("More…"))
        #expect(rows()[4] == "  row 4")
        pane.select(8)

        #expect(rows() == ["  row 5", "  row 6", "  row 7", "▌ row 8", "  More…"])
    }

    @Test func itIsBusyWhileRowsOrWhatUnfoldsAreToCome() {
        show(rows: 2, isLoading: true)
        #expect(pane.isBusy)
        show(rows: 2)
        #expect(!pane.isBusy)
        unfold(lines: 1, isLoading: true)

        #expect(pane.isBusy)
    }

    @Test func whatIsInSightIsTold() {
        show(rows: 9)
        unfold(lines: 2)
        _ = rows()

        #expect(browser.lastVisible == 2)
    }

    @Test func nothingIsToldBeforeItHasAppeared() {
        let browser = ListBrowserSpy()
        AccordionPane(browser: browser, display: nil).layout(size: Size(width: 20, height: 5))

        #expect(browser.lastVisible == nil)
    }

    @Test func whatIsDoneIsDoneWithTheRowUnderTheCursor() {
        show(rows: 9)
        pane.select(6)
        var rows: [Int] = []

        #expect(pane.withCursor { rows.append($0) })
        #expect(rows == [6])
    }

    @Test func withoutRowsNothingIsDone() {
        show(rows: 0)

        #expect(!pane.withCursor { _ in Issue.record("There is no row") })
    }

    // MARK: A later session

    @Test func whereSomebodyIsIsRemembered() {
        show(rows: 9)
        _ = rows()
        pane.select(6)

        #expect(pane.memento == ScreenMemento(item: "item 6", row: 6, top: 2))
    }

    @Test func aLaterSessionGoesBackToItsRow() {
        pane.restore(ScreenMemento(item: "item 6", row: 6))

        #expect(browser.wanted == ListPlace(item: "item 6", row: 6))
    }

    @Test func aLaterSessionGoesBackToItsLineOnceThatHasUnfolded() {
        show(rows: 3)
        pane.restore(ScreenMemento(item: "item 0", row: 0, top: 3))
        browser.wanted = nil
        unfold(lines: 1, isLoading: true)
        #expect(rows()[0] == "▌ row 0")
        unfold(lines: 9)

        #expect(rows()[0] == "    track 2")
    }

    @Test func whatIsToBeRestoredIsWhereOneIsUntilThatIsDone() {
        let place = ScreenMemento(item: "item 20", row: 20, top: 23)
        pane.restore(place)
        #expect(pane.memento == place)
        show(rows: 0, message: Message("You are offline"))
        browser.movesAnywhere = false
        _ = pane.handle(.down)
        _ = rows()
        #expect(pane.memento == place)

        show(rows: 50)
        browser.wanted = nil
        pane.select(20)
        unfold(lines: 9)
        #expect(rows()[0] == "    track 2")
        #expect(pane.memento == place)
    }

    @Test func whoMovesIsNotTakenBack() {
        show(rows: 3)
        pane.restore(ScreenMemento(item: "item 0", row: 0, top: 3))
        _ = pane.handle(.down)
        pane.select(0)
        unfold(lines: 9)

        #expect(rows()[0] == "▌ row 0")
    }
}
