/// A key. It cannot be printed, dumped or interpolated by accident; who sends it says `revealed`.
struct Secret: Hashable, Sendable {
    let revealed: String
}

extension Secret {
    /// Trims white space, which comes along when a key is copied; nil for anything else than 32 hexadecimal digits
    /// in lower case, the form of both services' keys.
    init?(hexadecimalKey text: String) {
        let key = text.split(whereSeparator: \.isWhitespace)
        guard key.count == 1, key[0].utf8.count == 32, key[0].utf8.allSatisfy(Set("0123456789abcdef".utf8).contains)
        else { return nil }
        self.init(revealed: String(key[0]))
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "(secret)" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
