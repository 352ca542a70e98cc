package import FoundationEssentials

/// Repairs invalid Unicode in a JSON body, so that one bad character does not make a whole page unreadable.
package enum JSONRepair {
    /// Bytes that are not UTF-8, and `\ud800` escapes without their other half, are replaced by U+FFFD.
    package static func repaired(_ body: Data) -> Data {
        var bytes = [UInt8](body)
        if !isUTF8(bytes) { bytes = Array(String(decoding: bytes, as: UTF8.self).utf8) }
        replaceUnpairedSurrogates(in: &bytes)
        return Data(bytes)
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    private static func replaceUnpairedSurrogates(in bytes: inout [UInt8]) {
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard let unit = escapedUnit(in: bytes, at: index) else {
                // Any other escape has two bytes; the second one may be a backslash.
                index += 2
                continue
            }
            if UTF16.isLeadSurrogate(unit), let next = escapedUnit(in: bytes, at: index + 6),
                UTF16.isTrailSurrogate(next)
            {
                index += 12
                continue
            }
            if UTF16.isSurrogate(unit) { bytes.replaceSubrange(index..<index + 6, with: "\\ufffd".utf8) }
            index += 6
        }
    }

    /// The code unit of a `\uXXXX` that starts here.
    private static func escapedUnit(in bytes: [UInt8], at index: Int) -> UInt16? {
        guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }
}
