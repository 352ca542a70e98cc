/// The address of a page as terminals are told it: of the web, and of letters that cannot end the sequence that it stands in.
package enum LinkAddress {
    /// Terminals differ in how long an address may be; all take this.
    static let longest = 2_000

    /// Whatever else there is becomes percent escapes. Nil for what is no page of the web, and for what is too long.
    package static func harmless(_ address: String) -> String? {
        guard ["https://", "http://"].contains(where: { address.lowercased().hasPrefix($0) }) else { return nil }
        var bytes: [UInt8] = []
        for byte in address.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 0xF)]
            }
        }
        return bytes.count > longest ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
