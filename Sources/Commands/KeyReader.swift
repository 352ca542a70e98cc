package import TerminalKit

/// Makes commands of keys that are pressed one after the other, and remembers those that say nothing yet.
package struct KeyReader: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        /// - Parameter count: how often, where somebody has said so.
        case command(Command, count: Int?)
        /// More keys must follow.
        case waits
        case nothing
    }

    /// Keys that others must follow; nil for none.
    package private(set) var beginning: KeySequence?
    /// Digits that were typed before.
    package private(set) var count: Int?

    package init() {}

    /// Whether nothing was typed that others must follow.
    package var isEmpty: Bool { beginning == nil && count == nil }

    /// What was typed and says nothing yet, as it is shown; empty for nothing.
    package var label: String {
        [count.map(String.init), beginning?.label].compactMap(\.self).joined(separator: " ")
    }

    /// Esc, and keys that lead nowhere, end what was begun.
    package mutating func read(_ key: Key, in map: KeyMap, takesCounts: Bool) -> Outcome {
        let sequence = beginning?.appending(key) ?? KeySequence(key)
        switch map.meaning(of: sequence) {
        case .command(let command):
            if beginning == nil, count != nil, key == .escape { return end() }
            defer { self = KeyReader() }
            return .command(command, count: count)
        case .beginning:
            beginning = sequence
            return .waits
        case .nothing:
            guard beginning == nil, takesCounts, let digit = key.digit, digit > 0 || count != nil else { return end() }
            count = min((count ?? 0) * 10 + digit, Self.highest)
            return .waits
        }
    }

    private mutating func end() -> Outcome {
        self = KeyReader()
        return .nothing
    }

    private static let highest = 99_999
}

extension Key {
    fileprivate var digit: Int? {
        guard case .character(let character) = self, character.isASCII else { return nil }
        return character.wholeNumberValue
    }
}
