import Glibc
import Pictures
import TerminalKit
import TestSupport
import Testing

@testable import CursesTerminal

/// Whatever is sent for what stands beside pictures leaves them alone.
struct PictureKeepingTests {
    /// In each way of sending pictures, for each terminal.
    private static let frames = 100

    @Test(
        "After each frame every picture is whole and in its place, nothing is left of others, and the text is the frame's",
        arguments: ["xterm-256color", "xterm-kitty", "tmux-256color", "screen-256color"])
    func everyPictureIsWhole(name: String) async {
        await #expect(processExitsWith: .success) { [name = name as String] in
            guard RecordedTerminal.isKnown(name) else { return }
            let recorded = try await RecordedTerminal(named: name)
            for way in RenderedPicture.Way.allCases {
                // Terminals differ in what they do with Kitty's pictures in rows that move.
                for carries in way == .kitty ? [false, true] : [false] {
                    await Self.check(way, carries: carries, on: recorded)
                }
            }
        }
    }

    @MainActor
    private static func check(_ way: RenderedPicture.Way, carries: Bool, on recorded: RecordedTerminal) {
        for seed in 1...UInt64(4) {
            recorded.reset()
            var terminal = TerminalInterpreter(size: recorded.terminal.size, carriesStanding: carries)
            var frame = RandomFrame(size: recorded.terminal.size, by: way, seed: seed)
            var chances = SeededGenerator(seed: seed)
            for number in 1...frames / 4 {
                for _ in 0...Int.random(in: 0...1, using: &chances) { frame.change() }
                if Int.random(in: 0..<30, using: &chances) == 0 { recorded.reset() }
                var bytes = recorded.present { frame.draw(on: $0) }
                terminal.take(bytes)
                // Sometimes the next key comes before a picture is whole.
                let isInTime = Int.random(in: 0...3, using: &chances) > 0
                var pieces = isInTime ? Int.max : Int.random(in: 0...3, using: &chances)
                while recorded.terminal.hasMoreToSend, pieces > 0 {
                    let piece = recorded.sent { $0.sendMore() }
                    terminal.take(piece)
                    bytes += piece
                    pieces -= 1
                }
                let canvas = Canvas(size: recorded.terminal.size)
                frame.draw(on: canvas)
                let faults =
                    terminal.faults + (recorded.terminal.hasMoreToSend ? [] : terminal.screen.differences(from: canvas))
                guard faults.isEmpty else {
                    let sent = String(decoding: bytes, as: UTF8.self).debugDescription.prefix(2_000)
                    let first = faults.prefix(6).joined(separator: "\n")
                    Issue.record("\(way), seed \(seed), frame \(number): \(faults.count) faults\n\(first)\n\(sent)")
                    return
                }
            }
        }
    }
}
