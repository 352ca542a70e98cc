import TestSupport
import Testing

@testable import TerminalKit

struct TextLinesTests {
    private func line(_ text: String) -> WrappedLine { WrappedLine(text, width: 6) }

    @Test("What is kept of the lines above and below is what one would find there, whatever was done")
    func whatIsKeptIsTrue() {
        for seed in UInt64(0)..<100 {
            var generator = SeededGenerator(seed: seed)
            var lines = TextLines(["one", "", "e\u{301}", "a longer one", "\u{301}界"].map(line))
            for step in 0..<60 {
                switch Int.random(in: 0..<7, using: &generator) {
                case 0: lines.replaceCurrent(with: line("new \(step)"))
                case 1:
                    lines.insertBelow(
                        (0..<Int.random(in: 0...2, using: &generator)).map { line("line \($0) of \(step)") })
                case 2: _ = lines.removeCurrent()
                case 3: _ = lines.removeBelow()
                case 4: lines.wrap(to: .random(in: 3...20, using: &generator))
                default: lines.go(to: .random(in: lines.all.indices, using: &generator))
                }
                #expect(lines.text == lines.all.map(\.text).joined(separator: "\n"), "seed \(seed)")
                #expect(lines.rowsAbove == lines.all[..<lines.current].reduce(0) { $0 + $1.rows.count }, "seed \(seed)")
            }
        }
    }

    @Test func nothingIsRemovedAboveTheFirstLineOrBelowTheLast() {
        var lines = TextLines([line("one")])
        #expect(lines.removeCurrent() == nil)
        #expect(lines.removeBelow() == nil)
        #expect(lines.text == "one")
    }
}
