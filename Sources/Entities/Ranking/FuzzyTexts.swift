/// Texts that are ranked at each key, folded once, in a few pieces of memory.
package struct FuzzyTexts: Sendable {
    /// The letters of all texts, one behind the other.
    private var letters: [FuzzyLetter] = []
    private var bonuses: [UInt8] = []
    /// Where each text ends.
    private var ends: [Int] = []
    private var recencies: [UInt16] = []
    /// Whether words are found in it only in one piece.
    private var areSentences: [Bool] = []

    /// How many texts are looked at between two looks at whether they are still asked for.
    private static let stride = 512

    package init() {}

    /// - Parameters:
    ///   - recency: of two texts that are found equally well, the one with more comes first; then the shorter one.
    ///   - isSentence: whether words are found in it only in one piece: in long texts, letters with others between them are
    ///     found nearly always.
    package mutating func append(_ text: String, recency: Int = 0, isSentence: Bool = false) {
        let added = FuzzyLetters(text)
        letters += added.letters
        bonuses += added.bonuses
        ends.append(letters.count)
        recencies.append(UInt16(clamping: recency))
        areSentences.append(isSentence)
    }

    /// The numbers of the texts in which all words are found, the best first. For no words: none. What is ranked for a task
    /// that was cancelled is not whole.
    package func ranked(by query: FuzzyQuery) -> [Int] {
        guard !query.isEmpty else { return [] }
        var keys: [UInt64] = []
        letters.withUnsafeBufferPointer { letters in
            bonuses.withUnsafeBufferPointer { bonuses in
                var scratch = FuzzyScore.Scratch()
                var start = 0
                for (number, end) in ends.enumerated() {
                    if number % Self.stride == 0, Task.isCancelled { return }
                    let text = start..<end
                    start = end
                    let score = Self.score(
                        of: query, UnsafeBufferPointer(rebasing: letters[text]),
                        UnsafeBufferPointer(rebasing: bonuses[text]), inOnePiece: areSentences[number], &scratch)
                    if let score { keys.append(key(of: number, length: text.count, score: score)) }
                }
            }
        }
        keys.sort()
        return keys.map { Int($0 & Self.numberMask) }
    }

    private static func score(
        of query: FuzzyQuery, _ letters: UnsafeBufferPointer<FuzzyLetter>, _ bonuses: UnsafeBufferPointer<UInt8>,
        inOnePiece: Bool, _ scratch: inout FuzzyScore.Scratch
    ) -> Int? {
        var sum = 0
        for word in query.words {
            let score =
                inOnePiece
                ? FuzzyScore.scoreOfRun(of: word, in: letters, bonuses, mindsCase: query.mindsCase)
                : FuzzyScore.score(of: word, in: letters, bonuses, mindsCase: query.mindsCase, &scratch)
            guard let score else { return nil }
            sum += score
        }
        return sum
    }

    /// The best has the least: by score, recency, length and number.
    private func key(of number: Int, length: Int, score: Int) -> UInt64 {
        UInt64(UInt16.max - UInt16(clamping: score)) << 48 | UInt64(UInt16.max - recencies[number]) << 32
            | UInt64(UInt8(clamping: length)) << 24 | UInt64(number) & Self.numberMask
    }

    private static let numberMask: UInt64 = 0xFF_FFFF
}
