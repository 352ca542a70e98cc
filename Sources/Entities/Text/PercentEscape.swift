/// Slashes and percent signs alone are escaped, as addresses have them: what stands between slashes stays readable.
extension String {
    var percentEscaped: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") }) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 16)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "/"): bytes += "%2F".utf8
            case UInt8(ascii: "%"): bytes += "%25".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Any other escape is left as it is.
    var percentUnescaped: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.first {
            if rest.starts(with: "%2F".utf8) {
                bytes.append(UInt8(ascii: "/"))
                rest = rest.dropFirst(3)
            } else if rest.starts(with: "%25".utf8) {
                bytes.append(UInt8(ascii: "%"))
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// With every byte of UTF-8 escaped, as addresses have them, but for letters and digits of ASCII.
    ///
    /// - Parameter kept: other characters of ASCII that stay.
    package func escaped(keeping kept: String) -> String {
        utf8.reduce(into: "") { text, byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: text.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where kept.utf8.contains(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += byte.percentEscape
            }
        }
    }
}

extension UInt8 {
    /// `%0A`
    package var percentEscape: String { (self < 0x10 ? "%0" : "%") + String(self, radix: 16, uppercase: true) }
}
