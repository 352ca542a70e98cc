import TerminalKit

/// The keys that have come so far.
@MainActor
final class KeyBuffer {
    private(set) var read: [Key] = []
    private let terminal: any Terminal

    init(_ terminal: any Terminal) {
        self.terminal = terminal
    }

    /// - Returns: whether there are enough.
    func fill(to count: Int) -> Bool {
        for case .key(let key) in terminal.readEvents() ?? [] { read.append(key) }
        return read.count >= count
    }
}
