extension String {
    /// Without what differs between spellings of one text, which is case, accents, and the width of letters. What makes
    /// another letter of a letter stays: `ø` is no `o`, and `ガ` no `カ`. Grapheme by grapheme, so that a part of a text is
    /// folded as the text is.
    package var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        let isWide = unicodeScalars.contains { $0.value >= 0x3000 }
        let narrow = isWide ? String(String.UnicodeScalarView(unicodeScalars.map(\.narrow))) : self
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

    /// `ế` is an `e`.
    fileprivate var withoutAccents: Unicode.Scalar {
        switch value {
        case 0xC0...0x24F, 0x370...0x3FF, 0x1E00...0x1FFF: Self.plainLetters[self] ?? self
        default: self
        }
    }

    private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = accented.reduce(into: [:]) { plain, letters in
        guard let first = letters.unicodeScalars.first else { return }
        for letter in letters.unicodeScalars.dropFirst() { plain[letter] = first }
    }

    /// A letter, and the small letters that Unicode names as that one with accents: written down here, since a search of the
    /// names of Unicode takes longer than all else that a list of titles does at the start.
    private static let accented = [
        "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ",
        "bḃḅḇ",
        "cçćĉċčḉ",
        "dďḋḍḏḑḓ",
        "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ",
        "fḟ",
        "gĝğġģǧǵḡ",
        "hĥȟḣḥḧḩḫẖ",
        "iìíîïĩīĭįǐȉȋḭḯỉị",
        "jĵǰ",
        "kķǩḱḳḵ",
        "lĺļľḷḹḻḽ",
        "mḿṁṃ",
        "nñńņňǹṅṇṉṋ",
        "oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ",
        "pṕṗ",
        "rŕŗřȑȓṙṛṝṟ",
        "sśŝşšșṡṣṥṧṩ",
        "tţťțṫṭṯṱẗ",
        "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự",
        "vṽṿ",
        "wŵẁẃẅẇẉẘ",
        "xẋẍ",
        "yýÿŷȳẏẙỳỵỷỹ",
        "zźżžẑẓẕ",
        "αάἀἁἂἃἄἅἆἇὰάᾰᾱᾶ",
        "εέἐἑἒἓἔἕὲέ",
        "ηήἠἡἢἣἤἥἦἧὴήῆ",
        "ιΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ",
        "οόὀὁὂὃὄὅὸό",
        "ρῤῥ",
        "υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ",
        "ωώὠὡὢὣὤὥὦὧὼώῶ",
    ]
}
