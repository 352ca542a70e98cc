/// The ETag of an answer, as `W/"6f2a"`, to ask later whether the answer has changed.
package struct EntityTag: Hashable, Sendable {
    package let text: String

    /// Nil if it is not a valid tag (RFC 9110, 8.8.3), since it is sent back in a header, or if it is absurdly long.
    package init?(_ text: String) {
        let opaque = (text.hasPrefix("W/") ? text.dropFirst(2) : text[...]).utf8
        guard opaque.count >= 2, opaque.count <= 300, opaque.first == Self.quote, opaque.last == Self.quote,
            opaque.dropFirst().dropLast().allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != Self.quote })
        else { return nil }
        self.text = text
    }

    private static let quote = UInt8(ascii: "\"")
}
