/// A key. It cannot be printed, dumped or interpolated by accident; who sends it says `revealed`.
package struct Secret: Hashable, Sendable {
    package let revealed: String

    package init(revealed: String) {
        self.revealed = revealed
    }
}

extension Secret {
    /// Trims white space, which comes along when a key is copied; nil for anything else than 32 hexadecimal digits,
    /// the form of both services' keys. They give them out in lower case, and get them so, however they were copied.
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
