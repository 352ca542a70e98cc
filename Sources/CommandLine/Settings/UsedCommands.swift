package import Commands

/// How often commands were said. A value, so that it can be kept from session to session.
package struct UsedCommands: Hashable, Sendable {
    /// By the names of commands: a session of another version may know others.
    private var counts: [String: Int] = [:]

    /// Then what was used long ago weighs half.
    private static let most = 500

    package init() {}

    package mutating func note(_ command: Command) {
        counts[command.name, default: 0] += 1
        if counts.values.reduce(0, +) > Self.most { counts = counts.mapValues { $0 / 2 }.filter { $0.value > 0 } }
    }

    /// The commands of these that were said at least twice, those said most often first.
    ///
    /// - Parameter commands: in the order that equally frequent ones have.
    package func mostUsed(of commands: [Command]) -> [Command] {
        commands.enumerated().map { (place: $0, command: $1, count: counts[$1.name] ?? 0) }.filter { $0.count > 1 }
            .sorted { ($1.count, $0.place) < ($0.count, $1.place) }.map(\.command)
    }

    package var isEmpty: Bool { counts.isEmpty }
}

extension UsedCommands: Codable {
    package init(from decoder: any Decoder) throws {
        counts = try decoder.singleValueContainer().decode([String: Int].self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(counts)
    }
}
