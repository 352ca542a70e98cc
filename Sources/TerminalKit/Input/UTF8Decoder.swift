/// Characters of UTF-8 from bytes, as many of which come at a time as a line brings. What is of no character is left out,
/// and takes nothing of what follows it along.
struct UTF8Decoder: Sendable {
    /// Of a character that is not complete.
    private var bytes: [UInt8] = []
    private var length = 0

    /// Whether more is to come of a character.
    var hasBegun: Bool { length > 0 }

    /// - Returns: nil where the character is not complete yet, or the byte is of none.
    mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case 0x00...0x7F:
            reset()
            return Unicode.Scalar(byte)
        case 0x80...0xBF:
            guard length > 0 else { return nil }
            bytes.append(byte)
        default:
            reset()
            length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            bytes.append(byte)
        }
        guard bytes.count == length else { return nil }
        defer { reset() }
        return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    }

    /// What is not complete will never be.
    mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        length = 0
    }
}
