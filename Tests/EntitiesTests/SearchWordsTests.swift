import Entities
import Testing

struct SearchWordsTests {
    @Test(arguments: [
        ("amelie", "Le Fabuleux Destin d'Amélie Poulain"), ("AMÉLIE", "Amelie"), ("ｱﾆﾒ", "アニメ"), ("アニメ", "ｱﾆﾒ"),
        ("ｶﾞﾝﾀﾞﾑ", "機動戦士ガンダム"), ("ガンダム", "機動戦士ｶﾞﾝﾀﾞﾑ"), ("ﾊﾟﾌﾟﾘｶ", "パプリカ"), ("ｳﾞｧｲｵﾘﾝ", "ヴァイオリン"),
        ("strasse", "Die Straße"), ("Ｂｌａｄｅ", "Blade Runner"), ("run bla", "Blade Runner"), ("", "anything"),
        ("the", "The The"), ("ΟΔΥΣΣΕΥΣ", "Ὀδυσσεύς"), ("cafe\u{301}", "Café"), ("кино", "КИНО"),
    ])
    func aTextIsFoundInAnySpelling(typed: String, text: String) {
        #expect(SearchWords(typed).areFound(in: text))
        #expect(SearchedTexts([text]).indices(of: SearchWords(typed)) == [0])
    }

    @Test(arguments: [("カ", "ガ"), ("o", "ø"), ("blade three", "Blade Runner"), ("ab", "a\nb"), ("x", ""), ("i", "ж")])
    func anotherTextIsNot(typed: String, text: String) {
        #expect(!SearchWords(typed).areFound(in: text))
        #expect(SearchedTexts([text]).indices(of: SearchWords(typed)).isEmpty)
    }

    @Test(arguments: [
        ("amelie", "Das Amélie!", ["Amélie"]), ("ss", "Straße", ["ß"]), ("s", "Straße", ["S", "ß"]),
        ("ｱﾆﾒ", "新アニメ", ["アニメ"]),
        ("ガ", "ｶﾞﾝ", ["ｶﾞ"]), ("an na", "Anna Banana", ["Anna", "anana"]), ("👍", "so 👍🏽 👍", ["👍🏽", "👍"]), ("", "x", []),
        ("e", "Ame\u{301}lie", ["e\u{301}", "e"]),
    ])
    func whatIsMarkedAreTheGraphemesThatWereMeant(typed: String, text: String, marked: [String]) {
        let found: [String] = SearchWords(typed).ranges(in: text).map { String(text[$0]) }
        #expect(found == marked)
    }

    @Test(arguments: [
        ("solr", "The Solar Circuit"), ("shinng", "The Shining"), ("amlie", "Le Fabuleux Destin d'Amélie Poulain"),
        ("кно", "Киноглаз, кино"), ("alien 3", "Aliens 3"), ("alin 3", "Alien³ 3"), ("blde run", "Blade Runner"),
        ("alien", "Alien"), ("sptr", "Spotter"), ("アメ", "アニメ"),
    ])
    func aTextComesNearThatHasTheLettersInOneWord(typed: String, text: String) {
        #expect(SearchWords(typed).areNearlyFound(in: text))
        #expect(SearchedTexts([text]).nearIndices(of: SearchWords(typed)) == [0])
    }

    @Test(arguments: [
        ("solr", "The Sole Runner"), ("solr", "Insolar"), ("al", "Aroma"), ("tme", "The Merchandise"),
        ("spr", "Spectacular"), ("alin 4", "Alien 3"), ("кот", "Кино"), ("sollar", "Solar"), ("abc", ""),
    ])
    func anotherTextDoesNot(typed: String, text: String) {
        #expect(!SearchWords(typed).areNearlyFound(in: text))
        #expect(SearchedTexts([text]).nearIndices(of: SearchWords(typed)).isEmpty)
    }

    @Test func allTextsOfManyAreFoundInOrderAndOnce() {
        let texts = SearchedTexts(["Alien", "Aliens", "Blade Runner", "", "a\nlien", "ALIËN alien"])
        #expect(texts.indices(of: SearchWords("alien")) == [0, 1, 5])
        #expect(texts.indices(of: SearchWords("lien a")) == [0, 1, 4, 5])
        #expect(texts.indices(of: SearchWords("  ")) == [0, 1, 2, 3, 4, 5])
        #expect(texts.indices(of: SearchWords("zzz")).isEmpty)
    }

    /// Each way of searching is held against the plainest one.
    @Test func bothWaysAgreeOnTextsOfAnyKind() {
        var generator = SeededLetters()
        for _ in 0..<2_000 {
            let texts = (0..<5).map { _ in generator.text(8) }
            let words = SearchWords(generator.text(2))
            let plain = texts.indices.filter { words.areFound(in: texts[$0].replacing("\n", with: " ")) }
            #expect(SearchedTexts(texts).indices(of: words) == plain, "\(words) in \(texts)")
            for text in texts {
                let isFound = words.areFound(in: text)
                #expect(!isFound || words.isEmpty || !words.ranges(in: text).isEmpty, "\(words) in \(text)")
            }
        }
    }
}

private struct SeededLetters {
    private var state: UInt64 = 88_172_645_463_325_252

    private static let letters: [Character] = [
        "a", "A", "é", "e", "ß", "s", "ガ", "ｶ", "ﾞ", "カ", " ", "\n", "ø", "Ａ", "ς", "σ", "й", "\u{301}", "1", "🇩", "🇪",
    ]

    mutating func text(_ most: Int) -> String {
        String((0..<next() % (most + 1)).map { _ in Self.letters[next() % Self.letters.count] })
    }

    private mutating func next() -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33)
    }
}
