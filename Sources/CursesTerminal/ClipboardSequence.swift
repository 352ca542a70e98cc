/// Hands a text to the clipboard of the terminal (OSC 52).
struct ClipboardSequence {
    /// In bytes of base64: less than any terminal takes that takes it at all.
    static let longest = 8_192

    let bytes: [UInt8]

    /// Nil for a text that is too long.
    init?(_ text: String) {
        let utf8 = Array(text.utf8)
        guard (utf8.count + 2) / 3 * 4 <= Self.longest else { return nil }
        // Ended with BEL, which every terminal understands there.
        bytes = Array("\u{1B}]52;c;".utf8) + Self.base64(utf8) + [0x07]
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func base64(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return text
    }
}
