/// What a service calls one state of an answer by, `W/"6f2a"`, to be asked later whether it still holds.
package struct EntityTag: Hashable, Sendable {
    package let text: String

    /// Nil for what is not of the form (RFC 9110, 8.8.3), since it goes back in a header field, and for what is
    /// absurdly long.
    package init?(_ text: String) {
        let opaque = (text.hasPrefix("W/") ? text.dropFirst(2) : text[...]).utf8
        guard opaque.count >= 2, opaque.count <= 300, opaque.first == Self.quote, opaque.last == Self.quote,
            opaque.dropFirst().dropLast().allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != Self.quote })
        else { return nil }
        self.text = text
    }

    private static let quote = UInt8(ascii: "\"")
}
