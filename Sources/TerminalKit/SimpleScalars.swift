/// Scalars that are harmless, are one grapheme each, and have the same width in every terminal. This is a fast path for
/// most text that is not ASCII; a test checks it against `HarmlessText`.
extension Unicode.Scalar {
    var isSimple: Bool {
        switch value {
        case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: true
        // Greek and Cyrillic letters, dashes and quotation marks, arrows, lines and blocks.
        case 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482, 0x48A...0x52F: true
        case 0x2010...0x2027, 0x2190...0x2193, 0x2500...0x2594: true
        default: isSimpleAndWide
        }
    }

    /// In cells.
    var simpleWidth: Int { isSimpleAndWide ? 2 : 1 }

    /// Kana, the common ideographs, and Hangul syllables.
    private var isSimpleAndWide: Bool {
        switch value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }
}
