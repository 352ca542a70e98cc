/// An International Standard Book Number whose check digit is right, with 10 or 13 digits. One of 10 digits equals the one of 13
/// that it became.
package struct ISBN: Hashable, Sendable {
    /// Without hyphens; the last of ten may be an `X`.
    package let digits: String

    package static func == (left: ISBN, right: ISBN) -> Bool { left.ofThirteen == right.ofThirteen }

    package func hash(into hasher: inout Hasher) { hasher.combine(ofThirteen) }

    /// With 13 digits, whichever it was written with.
    /// Its 13 digits, of one of 10 too.
    package var ofThirteen: String {
        guard digits.utf8.count == 10 else { return digits }
        let body = "978" + digits.dropLast()
        let check = (10 - Self.weighted(body) % 10) % 10
        return body + String(check)
    }

    /// With weights 1 and 3 by turns.
    private static func weighted(_ digits: String) -> Int {
        digits.utf8.enumerated().reduce(0) { sum, digit in
            sum + Int(digit.element - UInt8(ascii: "0")) * (digit.offset.isMultiple(of: 2) ? 1 : 3)
        }
    }

    /// Reads hyphens and spaces between the digits too. Nil for a text that is no such number.
    package init?(_ text: some StringProtocol) {
        let digits = text.uppercased().filter { $0 != "-" && !$0.isWhitespace }
        guard Self.isValid10(digits) || Self.isValid13(digits) else { return nil }
        self.digits = digits
    }

    /// Weights 10 to 1; the sum is a multiple of 11.
    private static func isValid10(_ text: String) -> Bool {
        guard text.utf8.count == 10 else { return false }
        var sum = 0
        for (place, byte) in text.utf8.enumerated() {
            guard let value = value(of: byte, mayBeTen: place == 9) else { return false }
            sum += value * (10 - place)
        }
        return sum.isMultiple(of: 11)
    }

    /// Weights 1 and 3 by turns; the sum is a multiple of 10.
    private static func isValid13(_ text: String) -> Bool {
        guard text.utf8.count == 13, text.hasPrefix("978") || text.hasPrefix("979") else { return false }
        guard text.utf8.allSatisfy({ value(of: $0, mayBeTen: false) != nil }) else { return false }
        return weighted(text).isMultiple(of: 10)
    }

    private static func value(of byte: UInt8, mayBeTen: Bool) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "X") where mayBeTen: 10
        default: nil
        }
    }
}
