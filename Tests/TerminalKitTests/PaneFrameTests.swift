import Testing

@testable import TerminalKit

struct PaneFrameTests {
    @Test func onePaneHasABorderAround() {
        let (canvas, frame) = drawn(width: 8, height: 4)
        #expect(rows(canvas) == ["┌──────┐", "│      │", "│      │", "└──────┘"])
        #expect(frame.first == Rect(x: 1, y: 1, width: 6, height: 2))
        #expect(frame.panes.second == nil)
    }

    @Test func twoPanesHaveALineBetween() {
        let (canvas, frame) = drawn(width: 8, height: 4, divider: .column(3))
        #expect(rows(canvas) == ["┌──┬───┐", "│  │   │", "│  │   │", "└──┴───┘"])
        #expect(frame.first == Rect(x: 1, y: 1, width: 2, height: 2))
        #expect(frame.panes.second == Rect(x: 4, y: 1, width: 3, height: 2))
    }

    @Test("What covers panes has round corners, and a foot behind which the border goes on")
    func whatCoversPanesIsRound() {
        let canvas = Canvas(size: Size(width: 20, height: 3))
        let frame = PaneFrame(surface: canvas.surface, isRound: true)
        frame.draw()
        frame.drawTitle("Order", status: nil, over: frame.first, hasFocus: true)
        #expect(frame.drawStatusAbove("1/9") == 13)
        frame.drawFoot {
            $0.draw("Enter", x: 0, y: 0)
            $0.draw("Esc", x: 7, y: 0)
        }
        #expect(rows(canvas) == ["╭ Order ───── 1/9 ─╮", "│                  │", "╰ Enter  Esc ──────╯"])
        #expect(canvas[0, 1].style == .frame)
    }

    @Test("Title and status stand in the border")
    func titleAndStatusStandInTheBorder() {
        let (canvas, frame) = drawn(width: 20, height: 3)
        frame.drawTitle("Movies", status: "2 of 9", over: frame.first, hasFocus: true)
        #expect(rows(canvas) == ["┌ Movies ──────────┐", "│                  │", "└───────── 2 of 9 ─┘"])
    }

    @Test func ofTwoPanesTheOneWithTheKeyboardIsMarked() throws {
        let (canvas, frame) = drawn(width: 30, height: 3, divider: .column(14))
        frame.drawTitle("Movies", status: nil, over: frame.first, hasFocus: true)
        frame.drawTitle("Heat", status: nil, over: try #require(frame.panes.second), hasFocus: false)
        #expect(canvas.text(ofRow: 0) == "┌ ▸ Movies ───┬ Heat ────────┐")
        #expect(canvas[2, 0].style == .focusedTitle)
        #expect(canvas[16, 0].style == .unfocusedTitle)
    }

    @Test("All of the border of the pane with the keyboard has its colour, with what it shares with the other")
    func theBorderOfThePaneWithTheKeyboardHasItsColor() throws {
        let (left, frame) = drawn(width: 14, height: 4, divider: .column(6))
        let second = try #require(frame.panes.second)
        frame.drawTitle("", status: "1/9", over: frame.first, hasFocus: true)
        frame.drawTitle("", status: nil, over: second, hasFocus: false)
        #expect(colors(left).dropFirst() == ["#.....#......-", "#.....#......-", "#######-------"])
        #expect(colors(left)[0].hasPrefix("# ") && colors(left)[0].hasSuffix("----"))
        let (right, other) = drawn(width: 14, height: 4, divider: .column(6))
        other.drawTitle("", status: nil, over: other.first, hasFocus: false)
        other.drawTitle("", status: nil, over: second, hasFocus: true)
        #expect(colors(right).dropFirst() == ["-.....#......#", "-.....#......#", "------########"])
        let (upper, stacked) = drawn(width: 14, height: 6, divider: .row(2))
        stacked.drawTitle("", status: "1/9", over: stacked.first, hasFocus: true)
        #expect(colors(upper).dropFirst().map { $0.first } == ["#", "#", "-", "-", "-"])
        let (lower, below) = drawn(width: 14, height: 6, divider: .row(2))
        below.drawTitle("", status: nil, over: try #require(below.panes.second), hasFocus: true)
        #expect(colors(lower).map { $0.last } == ["-", "-", "#", "#", "#", "#"])
    }

    @Test("Where the rest of a frame stays, the line below the status is as it was")
    func theStatusAloneChangesNoColor() {
        let (canvas, frame) = drawn(width: 20, height: 3)
        frame.drawTitle("Movies", status: "1 of 9", over: frame.first, hasFocus: true)
        let before = colors(canvas)
        canvas.beginChanges()
        frame.drawStatus("2 of 9", of: frame.first, hasFocus: true)
        #expect(colors(canvas) == before && canvas.text(ofRow: 2) == "└───────── 2 of 9 ─┘")
    }

    @Test func oneBelowTheOtherTheyHaveALineBetween() {
        let (canvas, frame) = drawn(width: 8, height: 6, divider: .row(2))
        #expect(rows(canvas) == ["┌──────┐", "│      │", "├──────┤", "│      │", "│      │", "└──────┘"])
        #expect(frame.first == Rect(x: 1, y: 1, width: 6, height: 1))
        #expect(frame.panes.second == Rect(x: 1, y: 3, width: 6, height: 2))
    }

    @Test func belowTheOtherThePaneWithTheKeyboardTakesNothingFromIt() throws {
        let (canvas, frame) = drawn(width: 30, height: 6, divider: .row(2))
        let status = frame.drawTitle("Movies", status: "2 of 9", over: frame.first, hasFocus: false)
        frame.drawTitle("Heat", status: nil, over: try #require(frame.panes.second), hasFocus: true, before: status)
        #expect(canvas.text(ofRow: 0) == "┌ Movies ────────────────────┐")
        #expect(canvas.text(ofRow: 2) == "├ ▸ Heat ─────────── 2 of 9 ─┤")
        #expect(canvas[20, 0].style == .border)
        #expect(canvas[12, 2].style == .frame)
    }

    @Test func aTitleTooLongIsCutWithinItsPane() {
        let (canvas, frame) = drawn(width: 30, height: 3, divider: .column(14))
        frame.drawTitle("The Long Good Friday", status: "1,234 of 567,890", over: frame.first, hasFocus: false)
        #expect(canvas.text(ofRow: 0) == "┌ The Long G… ┬──────────────┐")
        #expect(canvas.text(ofRow: 2) == "└─ 1,234 of …─┴──────────────┘")
    }

    @Test(
        "However small, a frame keeps within its surface and shows no title it has no room for",
        arguments: [(0, 0), (1, 1), (2, 1), (1, 2), (2, 2), (3, 3)])
    func aFrameKeepsWithinItsSurface(width: Int, height: Int) {
        let (canvas, frame) = drawn(width: width, height: height)
        frame.drawTitle("Movies", status: "2 of 9", over: frame.first, hasFocus: true)
        #expect(rows(canvas).allSatisfy { !$0.contains("M") && $0.count == width })
        #expect(frame.first.width == max(0, width - 2))
    }

    private func drawn(width: Int, height: Int, divider: FramedPanes.Divider? = nil) -> (Canvas, PaneFrame) {
        let canvas = Canvas(size: Size(width: width, height: height))
        let frame = PaneFrame(surface: canvas.surface, divider: divider)
        frame.draw()
        return (canvas, frame)
    }

    /// `#` for what has the colour of the keyboard, `-` for a grey border, `.` for nothing, a blank for text.
    private func colors(_ canvas: Canvas) -> [String] {
        (0..<canvas.size.height).map { y in
            String(
                (0..<canvas.size.width).map { x in
                    switch canvas[x, y].style {
                    case .frame: "#"
                    case .border: "-"
                    case .ground: "."
                    default: " "
                    }
                })
        }
    }

    private func rows(_ canvas: Canvas) -> [String] {
        (0..<canvas.size.height).map(canvas.text(ofRow:))
    }
}
