/// RFC 4648, with padding.
enum Base64 {
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        let length = (bytes.count + 2) / 3 * 4
        return [UInt8](unsafeUninitializedCapacity: length) { text, count in
            count = length
            bytes.withUnsafeBufferPointer { bytes in
                for group in 0..<(length / 4) {
                    let rest = bytes.count - group * 3
                    let bits =
                        UInt32(bytes[group * 3]) << 16 | (rest > 1 ? UInt32(bytes[group * 3 + 1]) << 8 : 0)
                        | (rest > 2 ? UInt32(bytes[group * 3 + 2]) : 0)
                    text[group * 4] = digit(bits >> 18)
                    text[group * 4 + 1] = digit(bits >> 12)
                    text[group * 4 + 2] = rest > 1 ? digit(bits >> 6) : UInt8(ascii: "=")
                    text[group * 4 + 3] = rest > 2 ? digit(bits) : UInt8(ascii: "=")
                }
            }
        }
    }

    private static func digit(_ bits: UInt32) -> UInt8 {
        let value = UInt8(truncatingIfNeeded: bits & 63)
        return switch value {
        case 0..<26: UInt8(ascii: "A") + value
        case 26..<52: UInt8(ascii: "a") + value - 26
        case 52..<62: UInt8(ascii: "0") + value - 52
        case 62: UInt8(ascii: "+")
        default: UInt8(ascii: "/")
        }
    }
}
