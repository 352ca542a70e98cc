/// The encoding in which IMDb wrote until 2020.
enum Windows1252 {
    /// As UTF-8; nil for what has bytes that it does not know.
    static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count + bytes.count / 16)
        for byte in bytes {
            switch byte {
            case ..<0x80: utf8.append(byte)
            case 0x80..<0xA0:
                guard let scalar = Unicode.Scalar(upper[Int(byte) - 0x80]), scalar.value > 0 else { return nil }
                utf8.append(contentsOf: Array(String(scalar).utf8))
            default: utf8.append(contentsOf: [0xC0 | byte >> 6, 0x80 | byte & 0x3F])
            }
        }
        return utf8
    }

    /// 0x80...0x9F; 0 for those that stand for nothing. All others are as in Unicode.
    private static let upper: [UInt16] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
        0x0178,
    ]
}
