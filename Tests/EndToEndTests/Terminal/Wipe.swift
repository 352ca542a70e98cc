/// Finds where a terminal is told to wipe its screen.
struct Wipe {
    /// What stood there just before.
    var cells: ScreenCells?
    private(set) var isFound = false
    /// What may be the beginning of the sequence.
    private(set) var rest: [UInt8] = []

    /// As xterm has it, and all others.
    private static let sequences = ["\u{1B}[H\u{1B}[2J", "\u{1B}[H\u{1B}[J"].map { Array($0.utf8) }

    /// What is to be shown now, before and after the moment; what is not yet is kept for the next time.
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
