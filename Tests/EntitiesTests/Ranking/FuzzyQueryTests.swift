import Entities
import Testing

@Suite("What is found of a text")
struct FuzzyQueryTests {
    private func found(_ typed: String, in text: String) -> [String] {
        FuzzyQuery(typed).ranges(in: text).map { String(text[$0]) }
    }

    @Test(
        "Letters are found in their order, with others between them",
        arguments: [
            ("moon", "Moonlight", ["Moon"]),
            ("gbh", "The Grand Budapest Hotel", ["G", "B", "H"]),
            ("lig", "Moonlight", ["lig"]),
            ("2001", "2001: A Space Odyssey", ["2001"]),
            ("s o", "2001: A Space Odyssey", ["S", "O"]),
            ("odyssey space", "2001: A Space Odyssey", ["Space", "Odyssey"]),
            ("xyz", "Moonlight", []),
            ("thgil", "Moonlight", []),
            ("", "Moonlight", []),
        ])
    func letters(typed: String, text: String, expected: [String]) {
        #expect(found(typed, in: text) == expected)
    }

    @Test(
        "The beginning of a word is found before the middle of one, and a run before single letters",
        arguments: [
            ("ho", "The Horse of Honour", ["Ho"]),
            ("oh", "Soho, oh", ["oh"]),
            ("pc", "OpenPlacesCount", ["P", "C"]),
            ("spac", "Sleeping places, space", ["spac"]),
            ("12", "A1 of 12", ["12"]),
            ("moon", "My Old, Odd Nephew's honeymoon", ["moon"]),
        ])
    func bestPlaces(typed: String, text: String, expected: [String]) {
        #expect(found(typed, in: text) == expected)
    }

    @Test(
        "A letter counts where a word begins, or beside another that was typed",
        arguments: [
            ("golden", "Goldeen", ["Gold", "en"]),
            ("golden", "Golduck, one", []),
            ("golden", "The Golden Age", ["Golden"]),
            ("moon", "My Borrowed Engine", []),
            ("moon", "Metropolis of Neon", ["M", "o", "on"]),
            ("srt", "Sort", ["S", "rt"]),
            ("l", "Moonlight", []),
            ("l", "Moonlight of Love", ["L"]),
            ("樣", "花樣年華", ["樣"]),
            ("花年", "花樣年華", ["花", "年"]),
        ])
    func singleLetters(typed: String, text: String, expected: [String]) {
        #expect(found(typed, in: text) == expected)
    }

    @Test(
        "Case, accents and width do not count",
        arguments: [
            ("amelie", "Le fabuleux destin d'Amélie", ["Amélie"]),
            ("ｱﾆﾒ", "アニメ映画", ["アニメ"]),
            ("映画", "アニメ映画", ["映画"]),
            ("strasse", "Große Straße", ["Straße"]),
            ("Ｍｏｏｎ", "Moonlight", ["Moon"]),
            ("e\u{301}", "Évolution", ["É"]),
        ])
    func spellings(typed: String, text: String, expected: [String]) {
        #expect(found(typed, in: text) == expected)
    }

    @Test("Whether longer words are in it in one piece each; short ones may be there as letters")
    func pieces() {
        let query = FuzzyQuery("hotel gbd")
        #expect(query.isInOnePiece(in: "The Grand Budapest Hotel, of gold"))
        #expect(!query.isInOnePiece(in: "Hot Gold Beds in Tel Aviv"))
    }

    @Test("Where a capital is typed, case counts")
    func smartCase() {
        #expect(found("Moon", in: "the moon") == [])
        #expect(found("Moon", in: "the Moon") == ["Moon"])
        #expect(found("mO", in: "Moon, mOon") == ["mO"])
        #expect(found("É", in: "été, Été") == ["É"])
    }

    @Test(
        "A text with escape sequences, or of marks alone, harms nothing",
        arguments: ["\u{1B}[31m", "\u{301}", "👩‍👩‍👧", "\0"])
    func hostile(text: String) {
        #expect(found(text, in: "a" + text + "b").joined().count <= text.count)
        _ = found("a", in: String(repeating: text, count: 10_000))
    }
}
