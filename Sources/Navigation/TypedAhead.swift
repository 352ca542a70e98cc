import Presentation

/// What was said to a list before it had rows, in the order in which it was said.
struct TypedAhead {
    private var commands: [Command] = []

    /// More than anybody types ahead: a key that is held down must not go on for minutes after it was let go.
    private static let most = 32

    /// - Returns: whether the command waits.
    mutating func keeps(_ command: Command) -> Bool {
        guard command.isForRow else { return false }
        if commands.count < Self.most { commands.append(command) }
        return true
    }

    mutating func next() -> Command? {
        commands.isEmpty ? nil : commands.removeFirst()
    }

    mutating func forget() {
        commands.removeAll()
    }
}

extension Command {
    /// Whether it means the row under the cursor, the rows beside it, or what is opened from it.
    fileprivate var isForRow: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown, .first, .last, .open, .next, .previous, .openPage, .playTrailer,
            .favourite,
            .sort, .delete, .note:
            true
        default:
            false
        }
    }
}
