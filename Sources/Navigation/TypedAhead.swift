import Commands

/// Commands that came before a list had rows, in their order.
struct TypedAhead {
    private var commands: [Command] = []

    /// More than anybody types ahead. A key that was held down must not have effects for minutes after it was released.
    private static let most = 32

    /// - Returns: whether the command waits.
    mutating func keeps(_ command: Command) -> Bool {
        guard command.traits.contains(.typedAhead) else { return false }
        if commands.count < Self.most { commands.append(command) }
        return true
    }

    /// Whether any wait.
    var isThere: Bool { !commands.isEmpty }

    mutating func next() -> Command? {
        commands.isEmpty ? nil : commands.removeFirst()
    }

    mutating func forget() {
        commands.removeAll()
    }
}
