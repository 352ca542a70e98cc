/// A key. It cannot be printed, dumped or interpolated by accident; who sends it says `revealed`.
struct Secret: Hashable, Sendable {
    let revealed: String
}

extension Secret {
    /// Trims white space, which comes along when a key is copied; nil for anything else than 32 hexadecimal digits,
    /// the form of both services' keys. They give them out in lower case, and get them so, however they were copied.
    init?(hexadecimalKey text: String) {
        let key = text.split(whereSeparator: \.isWhitespace)
        guard key.count == 1, key[0].utf8.count == 32,
            key[0].utf8.allSatisfy(Set("0123456789abcdefABCDEF".utf8).contains)
        else { return nil }
        self.init(revealed: key[0].lowercased())
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "(secret)" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
