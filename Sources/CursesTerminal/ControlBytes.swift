/// How what is sent to a terminal is put together.
extension [UInt8] {
    /// A control sequence with one number, which is left out where it is 1.
    mutating func append(_ number: Int, _ letter: UInt8) {
        beginSequence()
        if number != 1 { append(number: number) }
        append(letter)
    }

    /// The beginning of a control sequence.
    mutating func beginSequence() {
        append(0x1B)
        append(UInt8(ascii: "["))
    }

    mutating func append(number: Int) {
        if number >= 10 { append(number: number / 10) }
        append(UInt8(truncatingIfNeeded: number % 10) + 0x30)
    }

    /// A character in UTF-8.
    mutating func append(scalar: UInt32) {
        switch scalar {
        case ..<0x80: append(UInt8(truncatingIfNeeded: scalar))
        case ..<0x800:
            append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
            append(continuation: scalar)
        case ..<0x1_0000:
            append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
            append(continuation: scalar >> 6)
            append(continuation: scalar)
        default:
            append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
            append(continuation: scalar >> 12)
            append(continuation: scalar >> 6)
            append(continuation: scalar)
        }
    }

    private mutating func append(continuation scalar: UInt32) {
        append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    }
}

extension Int {
    /// How many digits a number has that is not below zero.
    var digitCount: Int { self < 10 ? 1 : self < 100 ? 2 : 1 + (self / 10).digitCount }
}
