import Entities
import Testing

@Suite("Ranking texts by what was typed")
struct FuzzyTextsTests {
    private func ranked(_ typed: String, _ texts: [String]) -> [String] {
        var ranking = FuzzyTexts()
        for text in texts { ranking.append(text) }
        return ranking.ranked(by: FuzzyQuery(typed)).map { texts[$0] }
    }

    @Test("Only texts with all letters and all words are there")
    func onlyMatches() {
        #expect(ranked("alien", ["Aliens", "Solaris", "Alien", "Anile"]) == ["Alien", "Aliens"])
        #expect(ranked("space odd", ["Space Oddity", "Space", "Oddity"]) == ["Space Oddity"])
        #expect(ranked("", ["Alien"]) == [])
        #expect(ranked("  ", ["Alien"]) == [])
    }

    @Test(
        "The better match comes first",
        arguments: [
            // Beginnings of words, of the text, of humps; after a sign.
            (
                "grand", ["Programmable Randomness", "A Telegrand", "The Grand Budapest Hotel"],
                "The Grand Budapest Hotel"
            ),
            ("gbh", ["Agbah", "The Grand Budapest Hotel"], "The Grand Budapest Hotel"),
            ("pd", ["updo", "PalmDate"], "PalmDate"),
            ("man", ["Human", "Spider-Man"], "Spider-Man"),
            // Runs.
            ("star", ["Some Tall Arches Rise", "Star Wars"], "Star Wars"),
            ("ous", ["Zoxuxs", "House"], "House"),
            ("moon", ["Machine of the Violet Ones", "Honeymoon"], "Honeymoon"),
            ("lord ring", ["Lovers of Rome: Dreams, ring", "Overlord of the Rings"], "Overlord of the Rings"),
            // Of three letters, single ones are meant as often.
            ("mov", ["Remove", "Machine of Violets"], "Machine of Violets"),
            // Shorter gaps.
            ("ab", ["a----------bx", "a-bx"], "a-bx"),
            // Equally good: the shorter one.
            ("moon", ["Moonrise Kingdom", "Moonlight", "Moon"], "Moon"),
        ])
    func order(typed: String, texts: [String], best: String) {
        #expect(ranked(typed, texts).first == best)
        #expect(ranked(typed, texts.reversed()).first == best)
    }

    @Test("Of texts that are found equally well, the one that was used later comes first")
    func recency() {
        var texts = FuzzyTexts()
        texts.append("Moon")
        texts.append("Moonrise Kingdom", recency: 1)
        texts.append("Moonlight", recency: 2)
        texts.append("A moon", recency: 100_000)
        #expect(texts.ranked(by: FuzzyQuery("moon")) == [3, 2, 1, 0])
        #expect(texts.ranked(by: FuzzyQuery("Moon")) == [2, 1, 0])
    }

    @Test("In a sentence words are found in one piece only")
    func sentences() {
        var texts = FuzzyTexts()
        texts.append("Choose an order, or turn it round", isSentence: true)
        texts.append("Disorder", isSentence: true)
        #expect(texts.ranked(by: FuzzyQuery("order")) == [0, 1])
        #expect(texts.ranked(by: FuzzyQuery("round ord")) == [0])
        #expect(texts.ranked(by: FuzzyQuery("odr")) == [])
        #expect(texts.ranked(by: FuzzyQuery("orderly disorder is no order at all")) == [])
    }

    @Test("Letters one by one are still found where nothing has them in one piece, behind what has")
    func singleLetters() {
        #expect(ranked("lotr", ["Lord of the Rings", "Solaris"]) == ["Lord of the Rings"])
        let texts = ["Machine of the Violet Ones", "Under the Moon", "Honeymoon", "Moonlight"]
        #expect(ranked("moon", texts) == ["Moonlight", "Under the Moon", "Honeymoon", "Machine of the Violet Ones"])
    }

    @Test(
        "What is marked is what the score was given for",
        arguments: ["a", "ab", "bca", "abcab", "cc", "a b", "abca b"])
    func marksOfRandomTexts(typed: String) {
        var random = SeededLetters(seed: 7)
        for _ in 0..<500 {
            let text = random.text(of: "aAbBcC -1")
            let ranges = FuzzyQuery(typed).ranges(in: text)
            #expect(ranges.isEmpty == ranked(typed, [text]).isEmpty, "\(typed) in \(text)")
            let letters = Set(typed.lowercased())
            #expect(ranges.allSatisfy { text[$0].lowercased().allSatisfy(letters.contains) })
        }
    }

    @Test("Ranking ends when nobody asks for it any more")
    func cancelled() async {
        var texts = FuzzyTexts()
        for _ in 0..<10_000 { texts.append("Moonlight") }
        let ranking = texts
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return ranking.ranked(by: FuzzyQuery("moon")).count
        }
        #expect(await task.value == 0)
    }
}

/// Texts that are the same in each run.
private struct SeededLetters {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func text(of letters: String) -> String {
        let letters = Array(letters)
        return String((0..<(1 + next() % 12)).map { _ in letters[next() % letters.count] })
    }

    private mutating func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33)
    }
}
