import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Browsing
@testable import Widgets

@MainActor
struct ListPaneTests {
    private let browser = ListBrowserSpy()
    private let pane: ListPane

    init() {
        pane = ListPane(browser: browser, display: nil)
        pane.didAppear()
    }

    private func show(rows: Int, tail: ListState.Tail? = nil, message: Message? = nil, height: Int = 4) {
        var state = ListState()
        state.rowCount = rows
        state.tail = tail
        state.message = message
        pane.show(state)
        pane.layout(height: height)
    }

    private func canvas(hasFocus: Bool = true, height: Int = 4) -> Canvas {
        let canvas = Canvas(size: Size(width: 20, height: height))
        pane.draw(on: canvas.surface, hasFocus: hasFocus, row: browser.row) { row, line, style in
            line.draw(row, x: 0, y: 0, style.plain)
        }
        return canvas
    }

    @Test func aMessageStandsInPlaceOfRows() {
        show(rows: 0, message: Message("Loading…"))

        #expect(canvas().rows == ["", "      Loading…", "", ""])
        #expect(pane.isEmpty)
    }

    @Test func itAwaitsRowsUntilThereAreSomeOrNoneWillCome() {
        #expect(pane.isAwaitingRows)
        var state = ListState()
        state.isLoading = true
        state.message = Message("Loading…")
        pane.show(state)
        #expect(pane.isAwaitingRows)
        state.isLoading = false
        pane.show(state)
        #expect(!pane.isAwaitingRows)
        show(rows: 1)
        #expect(!pane.isAwaitingRows)
    }

    @Test func theTerminalsCursorStandsOnTheFirstLetterOfTheSelectedRow() {
        show(rows: 3)
        #expect(canvas().cursor == CellPosition(x: 2, y: 0))
        _ = pane.handle(.down)
        #expect(canvas().cursor == CellPosition(x: 2, y: 1))
        #expect(canvas(hasFocus: false).cursor == nil)
    }

    @Test func withoutRowsOrMessageItIsBlank() {
        show(rows: 0)

        #expect(canvas().rows == ["", "", "", ""])
        #expect(browser.lastVisible == -1)
    }

    @Test func theRowUnderTheCursorIsMarkedByAGlyphToo() {
        show(rows: 2)

        #expect(canvas().rows == ["▌ row 0", "  row 1", "", ""])
    }

    @Test func theRowUnderTheCursorIsMarkedInItsWholeWidth() {
        show(rows: 2)
        let canvas = canvas()

        let styles: Set<Style> = [.selected, .selectedMark, .selectedMuted]
        #expect((0..<20).allSatisfy { styles.contains(canvas[$0, 0].style) })
        #expect((0..<20).allSatisfy { !styles.contains(canvas[$0, 1].style) })
    }

    @Test func withoutTheKeyboardTheRowIsMarkedOtherwise() {
        show(rows: 2)

        #expect(canvas(hasFocus: false)[2, 0].style == .selectedInactive)
    }

    @Test func theTailStandsBelowTheLastRow() {
        show(rows: 2, tail: .loading("More…"))

        #expect(canvas().rows == ["▌ row 0", "  row 1", "  More…", ""])
        #expect(canvas()[2, 2].style == .muted)
    }

    @Test func aFailedTailLooksLikeAFailure() {
        show(rows: 2, tail: .failed("Offline"))

        #expect(canvas()[2, 2].style == .failure)
    }

    @Test func theTailDoesNotShowToThoseWhoAreNotThere() {
        show(rows: 9, tail: .loading("More…"))

        #expect(canvas().rows == ["▌ row 0", "  row 1", "  row 2", "  row 3"])
    }

    @Test func inAFullPaneTheTailHasTheLastLineOnceTheCursorIsAtTheEnd() {
        show(rows: 9, tail: .loading("More…"))
        _ = pane.handle(.last)

        #expect(canvas().rows == ["  row 6", "  row 7", "▌ row 8", "  More…"])
    }

    @Test func inAPaneThatIsJustFullNoRowGoesForATailThatIsNotInSight() {
        show(rows: 4, tail: .loading("More…"))
        #expect(canvas().rows == ["▌ row 0", "  row 1", "  row 2", "  row 3"])

        _ = pane.handle(.last)
        #expect(canvas().rows == ["  row 1", "  row 2", "▌ row 3", "  More…"])
    }

    @Test func theLineOfTheTailIsARowsAgainOnceItIsGone() {
        show(rows: 9, tail: .loading("More…"))
        _ = pane.handle(.last)
        show(rows: 9)

        #expect(canvas().rows == ["  row 5", "  row 6", "  row 7", "▌ row 8"])
    }

    @Test(arguments: [(Command.down, 1), (.pageDown, 3), (.last, 8)])
    func motionsMoveTheCursor(command: Command, row: Int) {
        show(rows: 9)

        let isKnown = pane.handle(command)
        #expect(isKnown)
        #expect(browser.cursor == row)
    }

    @Test(arguments: [(Command.up, 7), (.pageUp, 5), (.first, 0)])
    func motionsMoveTheCursorBack(command: Command, row: Int) {
        show(rows: 9)
        pane.select(8)

        let isKnown = pane.handle(command)
        #expect(isKnown)
        #expect(browser.cursor == row)
    }

    @Test(arguments: [Command.open, .back, .next, .refresh, .section(.movies)])
    func otherCommandsAreLeftAlone(command: Command) {
        show(rows: 9)

        let isKnown = pane.handle(command)
        #expect(!isKnown)
        #expect(browser.cursor == 0)
    }

    @Test func aRowThatIsSelectedComesIntoSight() {
        show(rows: 9)
        pane.select(6)

        #expect(canvas().rows == ["  row 3", "  row 4", "  row 5", "▌ row 6"])
        pane.layout(height: 4)
        #expect(browser.lastVisible == 6)
    }

    @Test func inAListThatHasBecomeShorterTheCursorIsOnTheLastRow() {
        show(rows: 9)
        pane.select(8)
        show(rows: 2)

        #expect(canvas().rows == ["  row 0", "▌ row 1", "", ""])
    }

    @Test func inAListThatBeginsAnewTheCursorComesBackToItsLine() {
        show(rows: 30)
        pane.select(20)
        _ = pane.handle(.up)
        show(rows: 10, tail: .loading("More…"))
        pane.select(19)
        show(rows: 20, tail: .loading("More…"))
        pane.select(19)
        show(rows: 30)
        pane.select(19)

        #expect(canvas().rows == ["  row 17", "  row 18", "▌ row 19", "  row 20"])
    }

    @Test func whoMovesMeanwhileIsNotBroughtBackToALine() {
        show(rows: 30)
        pane.select(20)
        show(rows: 10)
        _ = pane.handle(.first)
        show(rows: 30)
        pane.select(0)
        pane.select(20)

        #expect(canvas().rows == ["  row 17", "  row 18", "  row 19", "▌ row 20"])
    }

    // MARK: A later session

    /// The fortieth row, three lines below the top.
    private let place = ScreenMemento(item: "item 40", row: 40, top: 37)

    @Test func whatIsToBeRestoredIsWhereOneIsUntilThatIsDone() {
        pane.restore(place)
        #expect(pane.memento == place)
        show(rows: 0, message: Message("You are offline"))
        pane.select(0)
        #expect(pane.memento == place)

        show(rows: 60)
        browser.wanted = nil
        pane.select(40)
        #expect(pane.memento == place)
        #expect(canvas().rows == ["  row 37", "  row 38", "  row 39", "▌ row 40"])
    }

    @Test func onTheLastRowOfAListThatDoesNotGoOnThePlaceIsKeptToo() {
        pane.restore(place)
        show(rows: 20, tail: .failed("Offline"))
        pane.select(19)
        #expect(pane.memento == place)
    }

    @Test func withoutRowsNobodyMovesAnywhere() {
        pane.restore(place)
        show(rows: 0, message: Message("You are offline"))
        browser.movesAnywhere = false
        _ = pane.handle(.down)
        #expect(pane.memento == place)
    }

    @Test func whoMovesIsWhereTheyHaveGone() {
        pane.restore(place)
        show(rows: 20, tail: .failed("Offline"))
        pane.select(19)
        _ = pane.handle(.first)
        #expect(pane.memento == ScreenMemento(item: "item 0", row: 0, top: 0))
    }

    @Test func survivesAPaneWithoutRoom() {
        show(rows: 9, tail: .loading("More…"), height: 0)
        _ = pane.handle(.last)

        #expect(canvas(height: 0).rows.isEmpty)
    }

    @Test func aRowThatIsNotHereHasAQuietPlaceholder() {
        browser.isMissing = { $0 == 1 }
        show(rows: 3)

        #expect(canvas().rows == ["▌ row 0", "  …", "  row 2", ""])
        #expect(canvas()[2, 1].style == .muted)
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
}
