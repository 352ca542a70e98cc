/// Bytes as a name that every file system takes and tells apart, in lower case: the alphabet of RFC 4648, without what fills up.
enum Base32 {
    private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

    /// - Parameter bytes: a multiple of 5.
    static func text(of bytes: [UInt8]) -> String {
        precondition(bytes.count.isMultiple(of: 5), "a digit is 5 bits, and nothing is filled up")
        let digits = stride(from: 0, to: bytes.count, by: 5).flatMap { start in
            let group = bytes[start..<start + 5].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return stride(from: 35, through: 0, by: -5).map { Self.digits[Int(group >> $0 & 0x1F)] }
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Nil for what `text` never is.
    static func bytes(of text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 8) else { return nil }
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: digits.count, by: 8) {
            var group = UInt64(0)
            for digit in digits[start..<start + 8] {
                switch digit {
                case UInt8(ascii: "a")...UInt8(ascii: "z"): group = group << 5 | UInt64(digit - UInt8(ascii: "a"))
                case UInt8(ascii: "2")...UInt8(ascii: "7"): group = group << 5 | UInt64(digit - UInt8(ascii: "2") + 26)
                default: return nil
                }
            }
            bytes += stride(from: 32, through: 0, by: -8).map { UInt8(group >> $0 & 0xFF) }
        }
        return bytes
    }
}
