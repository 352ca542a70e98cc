import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Browsing
@testable import Widgets

/// A list that draws its rows over the frame that is there.
@MainActor
struct ListRowsAloneTests {
    private let display = RowDisplay()
    private let pane: ListPane
    private let canvas = Canvas(size: Size(width: 20, height: 10))

    init() {
        pane = ListPane(browser: ListBrowserSpy(), display: display)
        pane.drawsRowsAlone = true
        pane.didAppear()
        var state = ListState()
        state.rowCount = 60
        pane.show(state)
        pane.layout(height: 10)
        _ = draw(on: canvas)
        display.all = 0
    }

    /// The rows that were asked for.
    private func draw(on canvas: Canvas) -> [Int] {
        var asked: [Int] = []
        pane.draw(on: canvas.surface, hasFocus: true) { index in
            asked.append(index)
            return "film \(index)"
        } drawRow: { row, line, style in
            line.draw(row, x: 0, y: 0, style.plain)
        }
        return asked
    }

    /// What is asked for after a motion; the frame is that of which all is drawn.
    private func asked(after motion: Command) -> [Int] {
        _ = pane.handle(motion)
        pane.layout(height: 10)
        canvas.beginChanges()
        let asked = draw(on: canvas)
        let whole = Canvas(size: canvas.size)
        _ = draw(on: whole)
        for y in 0..<10 {
            let (drawn, expected) = (canvas.text(ofRow: y), whole.text(ofRow: y))
            #expect(canvas.row(y, 0...19) == whole.row(y, 0...19), "\(drawn), not \(expected)")
            for x in 0..<20 {
                let place = CellPosition(x: x, y: y)
                #expect(canvas.target(at: place) == whole.target(at: place))
            }
        }
        #expect(canvas.cursor == whole.cursor)
        return asked
    }

    @Test func aMotionInTheWindowAsksForTwoRows() {
        #expect(asked(after: .down) == [0, 1])
        #expect(asked(after: .down) == [1, 2])
        #expect(asked(after: .up) == [1, 2])
        #expect(display.all == 0 && display.rows == 3)
    }

    @Test func aMotionOutOfItAsksForThoseThatComeIntoSight() {
        for _ in 0..<9 { _ = asked(after: .down) }
        #expect(asked(after: .down) == [9, 10])
        #expect(asked(after: .down) == [10, 11])
        #expect(asked(after: .halfPageDown) == Array(11...16))
        #expect(asked(after: .last) == Array(50..<60))
        #expect(asked(after: .first) == Array(0..<10))
        #expect(display.all == 0)
    }

    @Test("With a row below the last one all is drawn: it comes and goes with the window")
    func withATailAllIsDrawn() {
        var state = ListState()
        (state.rowCount, state.tail) = (60, .loading("…"))
        pane.show(state)
        _ = pane.handle(.last)
        _ = draw(on: canvas)
        (display.all, display.rows) = (0, 0)
        _ = pane.handle(.up)
        #expect(display.all == 1 && display.rows == 0)
    }

    @Test("Where more depends on the cursor than rows, all is drawn")
    func whereMoreDependsOnTheCursorAllIsDrawn() {
        pane.drawsRowsAlone = false
        _ = pane.handle(.down)
        #expect(display.all == 1 && display.rows == 0)
    }
}

@MainActor
private final class RowDisplay: Display {
    var (all, rows) = (0, 0)

    func setNeedsDisplay() {
        all += 1
    }

    func setNeedsDisplayOfRows() {
        rows += 1
    }
}
