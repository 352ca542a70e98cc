/// The first character of a text that a terminal would obey, or that reverses or hides the text around it, as `U+1B`.
/// Nil if the text is harmless. Line feeds are harmless, and a CR before one.
package func terminalHarm(in text: String) -> String? {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
        if previous == "\r", scalar != "\n" { return "U+D" }
        previous = scalar
        switch scalar.value {
        case 0x0A, 0x0D: continue
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0001, 0xE0020...0xE007F:
            return "U+" + String(scalar.value, radix: 16, uppercase: true)
        default: continue
        }
    }
    return previous == "\r" ? "U+D" : nil
}
