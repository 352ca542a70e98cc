import Entities
import Testing

@testable import Storage

struct SearchIndexTests {
    private let titles = [
        "Le Fabuleux Destin d'Amélie Poulain", "アニメ大全", "ｱﾆﾒ", "Seven Samurai", "Seven", "", "a \"quoted\" AND title*",
        "Ångström", "100% + 1", "line\nbreak", "\u{202E}right", "nul\u{0}l", "七人の侍",
    ]

    private func found(_ typed: String, in index: SearchIndex<Int>) async -> [String] {
        await index.ids(of: SearchWords(typed)).map { titles[$0] }
    }

    private func index() async -> SearchIndex<Int> {
        let index = SearchIndex<Int>()
        await index.insert(titles.indices.prefix(5).map { ($0, titles[$0]) })
        await index.insert(titles.indices.dropFirst(5).map { ($0, titles[$0]) })
        return index
    }

    @Test(arguments: [
        ("amelie", ["Le Fabuleux Destin d'Amélie Poulain"]), ("アニメ", ["アニメ大全", "ｱﾆﾒ"]), ("ven sam", ["Seven Samurai"]),
        ("seven", ["Seven Samurai", "Seven"]), ("\"quoted\"", ["a \"quoted\" AND title*"]),
        ("title*", ["a \"quoted\" AND title*"]), ("angstrom", ["Ångström"]), ("100%", ["100% + 1"]),
        ("+", ["100% + 1"]),
        ("line break", ["line\nbreak"]), ("七人", ["七人の侍"]), ("侍", ["七人の侍"]), ("七人の", ["七人の侍"]),
        ("se sam", ["Seven Samurai"]), ("nothing of all", []),
        ("\" OR \"", ["a \"quoted\" AND title*"].filter { _ in false }),
        ("text:seven", []), ("nul\u{0}l", ["nul\u{0}l"]),
    ])
    func aTextIsFoundByAnyPartOfIt(typed: String, expected: [String]) async {
        #expect(await found(typed, in: index()) == expected)
    }

    @Test func theIndexIsThere() async {
        #expect(await index().isIndexed)
    }

    @Test func nothingTypedFindsAll() async {
        #expect(await index().ids(of: SearchWords(" ")).count == titles.count)
        #expect(await SearchIndex<Int>().ids(of: SearchWords("seven")).isEmpty)
    }

    /// The index is held against the plain way.
    @Test func itFindsWhatLookingFromEndToEndFinds() async {
        let syllables = ["ka", "to", "mé", "ß", "ｶﾞ", "ガ", " ", "\"", "é", "AND", "%", "n", "侍"]
        var state: UInt64 = 7
        func text(_ length: Int) -> String {
            (0..<length).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return syllables[Int(state >> 33) % syllables.count]
            }.joined()
        }
        let texts = (0..<400).map { _ in text(12) }
        let index = SearchIndex<Int>()
        await index.insert(texts.indices.map { ($0, texts[$0]) })
        let plain = SearchedTexts(texts)
        for _ in 0..<600 {
            let words = SearchWords(text(3))
            #expect(await index.ids(of: words) == plain.indices(of: words), "\(words)")
        }
    }
}
