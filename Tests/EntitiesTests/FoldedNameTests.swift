import Entities
import Testing

struct FoldedNameTests {
    @Test(arguments: [
        ("Björk", "BJORK"), ("Bjo\u{308}rk", "björk"), ("Ｂｊöｒｋ　１", "Bjork 1"), ("NİRVANA", "Nirvana"),
        ("Straße", "STRASSE"), ("Sóley", "So\u{301}ley"), ("Đặng", "ĐẶNG"), ("Ελευθερία", "ΕΛΕΥΘΕΡΙΑ"),
        ("Ὀδυσσεύς", "Οδυσσευς"), ("Кино", "КИНО"), ("Ảnh", "anh"), ("Åse", "Ase"),
    ])
    func aSpellingIsTheSameName(one: String, other: String) {
        #expect(FoldedName([one]) == FoldedName([other]))
    }

    @Test(arguments: [
        ("MØ", "MO"), ("Wałęsa", "Walesa"), ("ガ", "カ"), ("か\u{3099}", "か"), ("Й", "И"), ("И\u{306}", "И"),
        ("A B", "AB"),
        ("P!nk", "Pink"), ("Guns N' Roses", "Guns N Roses"), ("æ", "ae"), ("ı", "j"),
    ])
    func anotherLetterIsAnotherName(one: String, other: String) {
        #expect(FoldedName([one]) != FoldedName([other]))
    }

    @Test func composedAndDecomposedLettersThatAreNoAccentsAreTheSame() {
        #expect(FoldedName(["ガ"]) == FoldedName(["カ\u{3099}"]))
        #expect(FoldedName(["Й"]) == FoldedName(["И\u{306}"]))
    }

    @Test func whereOneNameEndsAndTheNextBeginsCounts() {
        #expect(FoldedName(["A", "B C"]) != FoldedName(["A B", "C"]))
        #expect(FoldedName(["A", "B"]) == FoldedName(["a", "b"]))
    }

    @Test(arguments: [[], [""], ["Björk", " "], ["\u{3000}"]])
    func whatSaysNothingIsNoName(names: [String]) {
        #expect(FoldedName(names) == nil)
    }

    /// `LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE` is an `e`; `LATIN SMALL LETTER O WITH STROKE` is a letter of its own.
    @Test func aLetterLosesTheAccentsThatUnicodeNames() throws {
        let accents: Set<Substring> = [
            "ACUTE", "GRAVE", "CIRCUMFLEX", "TILDE", "DIAERESIS", "RING ABOVE", "RING BELOW", "CEDILLA", "MACRON",
            "BREVE", "INVERTED BREVE", "BREVE BELOW", "OGONEK", "DOT ABOVE", "DOT BELOW", "CARON", "DOUBLE ACUTE",
            "DOUBLE GRAVE", "COMMA BELOW", "LINE BELOW", "CIRCUMFLEX BELOW", "TILDE BELOW", "DIAERESIS BELOW", "HORN",
            "HOOK ABOVE", "TONOS", "DIALYTIKA", "OXIA", "VARIA", "PERISPOMENI", "PSILI", "DASIA", "VRACHY",
        ]
        let plain = [0x61...0x7A, 0x3B1...0x3C9].joined().compactMap(Unicode.Scalar.init)
        let named = Dictionary(uniqueKeysWithValues: plain.map { ($0.properties.name?[...], $0) })
        let letters = [0xC0...0x24F, 0x370...0x3FF, 0x1E00...0x1FFF].joined().compactMap(Unicode.Scalar.init)
        for letter in letters where letter.properties.generalCategory == .lowercaseLetter {
            let words = letter.properties.name?.split(separator: " WITH ") ?? []
            let isAccented = words.count == 2 && words[1].split(separator: " AND ").allSatisfy(accents.contains)
            guard isAccented, let expected = named[words.first] else { continue }
            #expect(String(letter).folded == String(expected), "\(letter.properties.name ?? "")")
        }
    }
}
