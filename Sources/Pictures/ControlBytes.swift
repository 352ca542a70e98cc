/// Control strings are gathered as bytes, without a text in between.
extension [UInt8] {
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// - Parameter number: not negative.
    mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Moves the cursor; the upper left corner is 0, 0.
    mutating func appendMove(toColumn column: Int, row: Int) {
        append("\u{1B}[")
        append(decimal: row + 1)
        append(UInt8(ascii: ";"))
        append(decimal: column + 1)
        append(UInt8(ascii: "H"))
    }
}
