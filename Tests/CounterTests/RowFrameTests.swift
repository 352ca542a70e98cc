import TerminalKit
import TestSupport
import Testing

/// Where only rows have changed, only these are drawn. Then a frame is what it would be if all of it was.
struct RowFrameTests {
    /// A list alone, one with the detail beside it, and one above it.
    private static let sizes = [[99, 40], [140, 30], [60, 44], [40, 12]]

    @Test("After each of many keys, by chance, a frame of rows is the frame of which all is drawn", arguments: sizes)
    func framesOfRowsAreWhole(size: [Int]) async {
        await #expect(processExitsWith: .success) { [size = size as [Int]] in
            for seed in UInt64(1)...3 {
                let program = try await CountedProgram(Size(width: size[0], height: size[1]))
                await program.checkFrames()
                var chances = SeededGenerator(seed: seed)
                for _ in 0..<100 {
                    let keys = Self.keys.randomElement(using: &chances) ?? []
                    for _ in 0...Int.random(in: 0...3, using: &chances) { await program.press(keys) }
                }
            }
        }
    }

    private static let keys: [[Key]] =
        "34/aenf?21gGyS".map { [.character($0)] } + [
            [.down], [.down], [.down], [.up], [.up], [.down, .down], [.character("3"), .down], [.pageDown], [.pageUp],
            [.home], [.end], [.enter], [.escape], [.tab], [.control("l")], [.control("d")], [.control("p")],
            [.down, .enter, .escape, .down], [.character("z"), .down],
        ]
}
