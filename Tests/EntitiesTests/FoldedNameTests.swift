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
}
