/// Decodes UTF-8 that comes in pieces of any size. Invalid bytes are dropped, but not the bytes after them.
struct UTF8Decoder: Sendable {
    /// The bytes of an incomplete character.
    private var bytes: [UInt8] = []
    private var length = 0

    /// Whether a character is incomplete.
    var hasBegun: Bool { length > 0 }

    /// - Returns: nil if the character is incomplete, or the byte is invalid.
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

    /// Drops an incomplete character.
    mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        length = 0
    }
}
