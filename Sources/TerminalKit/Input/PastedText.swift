/// A bracketed paste that has begun: what of it has come.
struct PastedText: Sendable {
    /// What a terminal sends behind it.
    static let end = Array("\u{1B}[201~".utf8)

    private var text = ""
    private var isCut = false
    private var decoder = UTF8Decoder()
    /// How much of `end` has come: on a slow line it comes in parts.
    private var endLength = 0

    /// Whether its end has come.
    var hasEnded: Bool { endLength == Self.end.count }

    /// What has come of it before its end.
    var key: Key {
        var whole = self
        if !hasEnded { whole.keepBegunEnd() }
        return .paste(whole.text, isCut: whole.isCut)
    }

    mutating func append(_ byte: UInt8) {
        if !hasEnded, byte == Self.end[endLength] {
            endLength += 1
            return
        }
        keepBegunEnd()
        if byte == Self.end[0] { endLength = 1 } else { keep(byte) }
    }

    /// What only began like the end was pasted.
    private mutating func keepBegunEnd() {
        for byte in Self.end.prefix(endLength) { keep(byte) }
        endLength = 0
    }

    private mutating func keep(_ byte: UInt8) {
        guard let scalar = decoder.take(byte) else { return }
        if text.utf8.count < Key.pasteLimit { text.unicodeScalars.append(scalar) } else { isCut = true }
    }
}
