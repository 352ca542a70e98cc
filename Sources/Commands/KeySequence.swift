package import TerminalKit

/// One key, or several that are pressed one after the other and mean something together: `g g`.
package struct KeySequence: Hashable, Sendable {
    /// At least one.
    package let keys: [Key]

    package init(_ key: Key) {
        keys = [key]
    }

    /// - Parameter keys: at least one.
    init(_ keys: [Key]) {
        self.keys = keys
    }

    /// More are not remembered.
    package static let longest = 4

    package var first: Key { keys[0] }

    /// Its name on the screen and in the manual.
    package var label: String { keys.map(\.label).joined(separator: " ") }

    /// With another key behind the others.
    package func appending(_ key: Key) -> KeySequence { KeySequence(keys + [key]) }

    /// All that it begins with, without itself.
    var prefixes: [KeySequence] { keys.indices.dropFirst().map { KeySequence(Array(keys[..<$0])) } }
}

extension KeySequence {
    /// A part of a text that is no key's name.
    package struct UnknownName: Error, Hashable, Sendable {
        package let text: String
    }

    /// Reads names of keys with spaces between them.
    package init(_ text: String) throws(UnknownName) {
        var keys: [Key] = []
        for name in text.split(whereSeparator: \.isWhitespace) {
            guard let key = Key(name: String(name)) else { throw UnknownName(text: String(name)) }
            keys.append(key)
        }
        guard (1...Self.longest).contains(keys.count) else { throw UnknownName(text: text) }
        self.keys = keys
    }
}
