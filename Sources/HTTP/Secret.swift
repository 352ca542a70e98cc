/// A key. It cannot be printed, dumped or interpolated by accident; only `revealed` gives its text.
package struct Secret: Hashable, Sendable {
    package let revealed: String

    package init(revealed: String) {
        self.revealed = revealed
    }
}

extension Secret {
    /// Reads 32 hexadecimal digits, the form of several services' keys, and makes them lower case; nil for anything else.
    /// White space around them, from copying, is removed.
    package init?(hexadecimalKey text: String) {
        let key = text.split(whereSeparator: \.isWhitespace)
        guard key.count == 1, key[0].utf8.count == 32,
            key[0].utf8.allSatisfy(Set("0123456789abcdefABCDEF".utf8).contains)
        else { return nil }
        self.init(revealed: key[0].lowercased())
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "(secret)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
