extension String {
    /// Without what differs between spellings of one text, which is case, accents, and the width of letters. What makes
    /// another letter of a letter stays: `ø` is no `o`, and `ガ` no `カ`. Grapheme by grapheme, so that a part of a text is
    /// folded as the text is.
    package var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        let narrow = String(String.UnicodeScalarView(unicodeScalars.map(\.narrow)))
        var folded = String.UnicodeScalarView()
        // By way of capitals, which some letters share: `ß` and `SS`, both forms of sigma.
        for scalar in narrow.uppercased().lowercased().unicodeScalars {
            if let last = folded.last {
                if (0x300...0x36F).contains(scalar.value), last.isPlainLetter { continue }
                if let voiced = last.voiced(by: scalar) {
                    folded.removeLast()
                    folded.append(voiced)
                    continue
                }
            }
            folded.append(scalar.withoutAccents)
        }
        return String(folded)
    }
}

extension Unicode.Scalar {
    /// The usual form of the wide letters, digits and signs of East Asian texts, and of narrow kana.
    fileprivate var narrow: Unicode.Scalar {
        switch value {
        case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
        case 0x3000: " "
        case 0xFF66...0xFF9D: Self.kana[Int(value - 0xFF66)]
        // Marks of voice, which stand behind the letter.
        case 0xFF9E: "\u{3099}"
        case 0xFF9F: "\u{309A}"
        default: self
        }
    }

    /// The usual forms of the narrow ones, in their order.
    private static let kana = Array(
        "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

    /// With the mark of voice that stands behind it; nil for what takes none.
    fileprivate func voiced(by mark: Unicode.Scalar) -> Unicode.Scalar? {
        switch (value, mark.value) {
        case (0x30A6, 0x3099), (0x3046, 0x3099): Unicode.Scalar(value + 78)
        case (0x304B...0x3062, 0x3099), (0x30AB...0x30C2, 0x3099): value % 2 == 1 ? Unicode.Scalar(value + 1) : nil
        case (0x3064...0x3069, 0x3099), (0x30C4...0x30C9, 0x3099): value % 2 == 0 ? Unicode.Scalar(value + 1) : nil
        case (0x306F...0x307D, 0x3099), (0x30CF...0x30DD, 0x3099): value % 3 == 0 ? Unicode.Scalar(value + 1) : nil
        case (0x306F...0x307D, 0x309A), (0x30CF...0x30DD, 0x309A): value % 3 == 0 ? Unicode.Scalar(value + 2) : nil
        default: nil
        }
    }

    /// A small letter that accents can be left out from.
    fileprivate var isPlainLetter: Bool {
        switch value {
        case 0x61...0x7A, 0x3B1...0x3C9: true
        default: false
        }
    }

    /// Read from its Unicode name: `LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE` is an `e`.
    fileprivate var withoutAccents: Unicode.Scalar {
        switch value {
        case 0xC0...0x24F, 0x370...0x3FF, 0x1E00...0x1FFF: break
        default: return self
        }
        let words = properties.name?.split(separator: " WITH ") ?? []
        guard words.count == 2, let letter = Self.plainLetters[words[0]],
            words[1].split(separator: " AND ").allSatisfy(Self.accents.contains)
        else { return self }
        return letter
    }

    private static let plainLetters: [Substring: Unicode.Scalar] = {
        let letters = [0x61...0x7A, 0x3B1...0x3C9].joined().compactMap { Unicode.Scalar(UInt32($0)) }
        return letters.reduce(into: [:]) { named, letter in
            if let name = letter.properties.name { named[name[...]] = letter }
        }
    }()

    /// What of the second half of a letter's name is an accent.
    private static let accents: Set<Substring> = [
        "ACUTE", "GRAVE", "CIRCUMFLEX", "TILDE", "DIAERESIS", "RING ABOVE", "RING BELOW", "CEDILLA", "MACRON", "BREVE",
        "INVERTED BREVE", "BREVE BELOW", "OGONEK", "DOT ABOVE", "DOT BELOW", "CARON", "DOUBLE ACUTE", "DOUBLE GRAVE",
        "COMMA BELOW", "LINE BELOW", "CIRCUMFLEX BELOW", "TILDE BELOW", "DIAERESIS BELOW", "HORN", "HOOK ABOVE",
        "TONOS",
        "DIALYTIKA", "OXIA", "VARIA", "PERISPOMENI", "PSILI", "DASIA", "YPOGEGRAMMENI", "VRACHY",
    ]
}
