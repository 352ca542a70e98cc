/// Finds the escape sequence that clears the screen.
struct Wipe {
    /// The screen right before it.
    var cells: ScreenCells?
    private(set) var isFound = false
    /// What may be the beginning of that sequence.
    private(set) var rest: [UInt8] = []

    /// That of xterm, and that of the others.
    private static let sequences = ["\u{1B}[H\u{1B}[2J", "\u{1B}[H\u{1B}[J"].map { Array($0.utf8) }

    /// The output before and after the sequence. An incomplete end is kept for the next call.
    mutating func split(_ bytes: [UInt8]) -> (before: [UInt8], after: [UInt8]) {
        guard !isFound else { return ([], bytes) }
        let all = rest + bytes
        rest = []
        if let range = Self.sequences.compactMap({ all.firstRange(of: $0) }).first {
            isFound = true
            return (Array(all[..<range.lowerBound]), Array(all[range.lowerBound...]))
        }
        let count =
            Self.sequences.flatMap { sequence in
                (1..<sequence.count).filter { all.suffix($0).elementsEqual(sequence.prefix($0)) }
            }.max() ?? 0
        rest = all.suffix(count)
        return (all.dropLast(count), [])
    }
}
