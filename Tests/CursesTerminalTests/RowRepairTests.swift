import Glibc
import TerminalKit
import TestSupport
import Testing

@testable import CursesTerminal

/// Titles in all scripts never move what stands behind them.
struct RowRepairTests {
    private static let titles = [
        "മഞ്ഞുമ്മൽ ബോയ്സ്", "പ്രേമം", "दिलवाले दुल्हनिया ले जायेंगे", "சிங்காரவேலன்", "Heat", "In the Mood for Love", "千と千尋", "",
    ]

    /// A list and a detail beside each other.
    private struct Frame {
        var rows: [(left: String, right: String)]

        func draw(on canvas: Canvas) {
            let surface = canvas.surface
            for (y, row) in rows.enumerated() {
                surface.draw(row.left, x: 1, y: y)
                surface.drawRight("2000", end: 39, y: y, .muted)
                surface.draw("│", x: 39, y: y, .border)
                surface.draw(row.right, x: 41, y: y, .title)
                surface.draw("│", x: 79, y: y, .border)
            }
            surface.placeCursor(x: 1, y: 3)
        }

        /// - Parameter width: of a character in a terminal.
        func text(ofRow y: Int, _ width: (UInt32) -> Int) -> String {
            let (left, right) = (shown(rows[y].left, width, 34), shown(rows[y].right, width, 38))
            return " \(left)2000│ \(right)│"
        }

        private func shown(_ text: String, _ width: (UInt32) -> Int, _ room: Int) -> String {
            var shown = ""
            var cells = 0
            for glyph in HarmlessText.glyphs(of: text) where width(glyph.base) > 0 {
                shown.unicodeScalars.append(Unicode.Scalar(glyph.base) ?? " ")
                cells += width(glyph.base)
            }
            return shown + String(repeating: " ", count: room - cells)
        }
    }

    private static let asCounted: @Sendable (UInt32) -> Int = { scalar in
        let category = Unicode.Scalar(scalar)?.properties.generalCategory
        if category == .nonspacingMark || category == .format { return 0 }
        return (0x2E80..<0x1_0000).contains(scalar) ? 2 : 1
    }
    private static let narrow: @Sendable (UInt32) -> Int = { scalar in
        Unicode.Scalar(scalar)?.properties.generalCategory == .spacingMark ? 0 : asCounted(scalar)
    }

    @Test("In a terminal that gives spacing marks no cell, and in one that does, every row is as it should be")
    func everythingKeepsItsColumn() async {
        await #expect(processExitsWith: .success) {
            let recorded = try await RecordedTerminal(named: "xterm-256color")
            for width in [Self.asCounted, Self.narrow] { await Self.check(width, on: recorded) }
        }
    }

    @MainActor
    private static func check(_ width: @escaping @Sendable (UInt32) -> Int, on recorded: RecordedTerminal) {
        recorded.reset()
        var chances = SeededGenerator(seed: 7)
        var terminal = TerminalInterpreter(size: recorded.terminal.size, carriesStanding: false)
        terminal.width = width
        let title = { titles.randomElement(using: &chances) ?? "" }
        var frame = Frame(rows: (0..<23).map { _ in (title(), title()) })
        for number in 1...60 {
            for _ in 0..<Int.random(in: 1...6, using: &chances) {
                let y = Int.random(in: 0..<23, using: &chances)
                if Bool.random(using: &chances) { frame.rows[y].left = title() } else { frame.rows[y].right = title() }
            }
            terminal.take(recorded.present(frame.draw))
            for y in 0..<23 {
                let shown = terminal.screen.text(ofRow: y).replacing("\0", with: "")
                let expected = frame.text(ofRow: y, width)
                guard shown == expected else {
                    Issue.record("frame \(number), row \(y):\n\(shown)\n\(expected)")
                    return
                }
            }
            #expect(terminal.faults.isEmpty)
        }
    }

    @Test("Other rows cost nothing", arguments: ["Heat", "千と千尋", "في مزاج", "👨‍👩‍👧‍👦"])
    func otherRowsCostNothing(title: String) async {
        await #expect(processExitsWith: .success) { [title = title as String] in
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("x", x: 0, y: 2) }
            let sent = await taken.sent { $0.surface.draw(title, x: 0, y: 2) }
            #expect(!sent.contains("\u{1B}7") && !sent.contains("\u{1B}[X") && !sent.isEmpty)
            _ = await taken.sent(answer: "\u{1B}[I")
            #expect(await !taken.terminal.isOutdated)
        }
    }

    @Test("It is repaired between what saves and what restores the cursor, which then is where it is known to be")
    func theCursorIsLeftWhereItBelongs() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal(.exactly(.mono))
            _ = await taken.sent { $0.surface.draw("x", x: 0, y: 2) }
            let sent = await taken.sent {
                $0.surface.draw("പ്രേമം", x: 3, y: 2)
                $0.surface.draw("2000", x: 20, y: 2)
                $0.surface.placeCursor(x: 3, y: 2)
            }
            let erased = "\u{1B}[10;1H\u{1B}[X"
            #expect(
                sent.hasSuffix(
                    "\u{1B}7\u{1B}[10;1H\u{1B}[0m\u{1B}[X\u{1B}[3;1H   പ്രേമം  \(erased)\u{1B}[3;9H            2000"
                        + String(repeating: " ", count: 16) + "\(erased)\u{1B}8\u{1B}[3;4H"), "\(sent.debugDescription)"
            )
        }
    }

    @Test("When the window comes back, rows are repaired though nothing has changed")
    func rowsAreRepairedWhenTheWindowComesBack() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            _ = await taken.sent { $0.surface.draw("പ്രേമം", x: 3, y: 2) }
            #expect(await taken.sent { $0.surface.draw("പ്രേമം", x: 3, y: 2) }.isEmpty)
            _ = await taken.sent(answer: "\u{1B}[I")
            #expect(await taken.terminal.isOutdated)
            #expect(await taken.sent { $0.surface.draw("പ്രേമം", x: 3, y: 2) }.contains("\u{1B}[3;1H"))
            #expect(await !taken.terminal.isOutdated)
            #expect(await taken.sent { $0.surface.draw("പ്രേമം", x: 3, y: 2) }.isEmpty)
        }
    }

    @Test("Behind a title from right to left stands a mark, but in the terminal that gives it a column")
    func titlesFromRightToLeftAreMarked() async {
        await #expect(processExitsWith: .success) {
            let taken = try await TakenTerminal()
            #expect(await taken.sent { $0.surface.draw("سلام", x: 0, y: 2) }.contains("\u{200E}"))
            _ = await taken.sent(answer: "\u{1B}[>24;279;0c")
            #expect(await taken.terminal.isOutdated)
            let sent = await taken.sent { $0.surface.draw("سلام", x: 0, y: 2) }
            #expect(sent.contains("سلام") && !sent.contains("\u{200E}") && sent.contains("\u{1B}7"))
        }
    }

    @Test("For a screen reader the cursor is seen, from the start and whenever the terminal is taken again")
    func theCursorIsSeen() async {
        await #expect(processExitsWith: .success) {
            let screen = try PseudoTerminal()
            try PseudoTerminal.adopt(screen.path, named: "xterm-256color")
            let terminal = try await CursesTerminal(theme: .neutral, colors: .auto, showsCursor: true)
            await terminal.present(Canvas(size: terminal.size))
            #expect(!screen.output().contains("\u{1B}[?25l"))
            await terminal.takeBack()
            await terminal.present(Canvas(size: terminal.size))
            let sent = screen.output()
            let last = sent.ranges(of: /\x1B\[\?25[hl]/).last.map { sent[$0].last }
            #expect(last == "h")
        }
    }
}
