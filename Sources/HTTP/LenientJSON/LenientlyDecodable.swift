/// A type that can be decoded from other forms than the documented one.
package protocol LenientlyDecodable: Decodable {
    /// Nil for null, and if it cannot be decoded from any form.
    init?(leniently decoder: any Decoder)
}

extension LenientlyDecodable {
    package init?(leniently decoder: any Decoder) {
        guard let value = try? Self(from: decoder) else { return nil }
        self = value
    }
}

extension Bool: LenientlyDecodable {}

extension String: LenientlyDecodable {
    /// A number is read as its text.
    package init?(leniently decoder: any Decoder) {
        if let text = try? String(from: decoder) {
            self = text
        } else if let number = try? Int(from: decoder) {
            self = String(number)
        } else if let number = try? Double(from: decoder) {
            self = String(number)
        } else {
            return nil
        }
    }

    /// Nil if there is nothing to read in it: services send "" or blanks for unknown values.
    package var nilIfEmpty: String? {
        unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
            ? nil : self
    }
}

extension Int: LenientlyDecodable {
    /// "7", 7 and 7.0 alike. What a double cannot hold exactly is no number of JSON (RFC 8259, 6), and counts as unreadable: so
    /// what is read here can be added and multiplied without a look at overflow.
    package init?(leniently decoder: any Decoder) {
        let number = try? Int(from: decoder)
        guard let exact = number ?? Double(leniently: decoder).flatMap({ Int(exactly: $0) }),
            exact.magnitude <= 1 << 53
        else { return nil }
        self = exact
    }
}

extension Double: LenientlyDecodable {
    package init?(leniently decoder: any Decoder) {
        if let number = try? Double(from: decoder) {
            self = number
        } else if let text = try? String(from: decoder), let number = Double(text), number.isFinite {
            self = number
        } else {
            return nil
        }
    }
}
