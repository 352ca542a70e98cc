/// How well a word is found in a text. The figures are in the proportions that people know from fuzzy finders: a letter that is
/// found, the more where a word begins or where it goes on without a gap; less for gaps. A letter that stands alone in the middle of
/// a word is not found: in a long title there is one of nearly each.
enum FuzzyScore {
    private static let match: Int32 = 16
    private static let gapStart: Int32 = 3
    private static let gapExtension: Int32 = 1
    /// For the text's first letter, and one after a space.
    private static let wordStart: UInt8 = 10
    /// After a sign: `-`, `(`, `'`.
    private static let afterSign: UInt8 = 8
    /// A capital after a small letter, a digit after what is none.
    private static let camel: UInt8 = 7
    /// For a letter right behind the one before it, at least.
    private static let run: UInt8 = 4
    /// The first letter tells what somebody means.
    private static let firstLetterWeight: Int32 = 2
    /// Less than any sum.
    private static let none: Int32 = -1_000_000
    /// In letters: those of a longer word are found one by one nearly everywhere.
    private static let longestOfLetters = 3
    /// For a word longer than that which is found in one piece: more than its letters are worth in any places.
    private static let onePiece = 2_000

    static func bonus(of kind: FuzzyLetters.Kind, after before: FuzzyLetters.Kind) -> UInt8 {
        switch (before, kind) {
        case (_, .space), (_, .sign): 0
        case (.space, _): wordStart
        case (.sign, _): afterSign
        case (.small, .capital): camel
        case (.small, .digit), (.capital, .digit), (.letter, .digit): camel
        // In scripts without case one letter may be a word, and no space says so.
        case (_, .letter): 1
        default: 0
        }
    }

    /// The best score of a letter of the word that is found in one place, and of what went before.
    fileprivate struct Ending {
        /// With the letter in this place, where a word begins or right behind the letter before.
        var here = none
        /// What the run that ends here began with.
        var runStart: UInt8 = 0
        /// With the letter in this place, in the middle of a word and behind a gap: the next one must follow at once.
        var alone = none
        /// With the letter in an earlier place, and a gap up to this one.
        var before = none
    }

    /// Memory that is used again and again, so that ranking takes none.
    struct Scratch {
        fileprivate var endings: [Ending] = []

        fileprivate mutating func prepare(_ count: Int) {
            if endings.count < count { endings = [Ending](repeating: Ending(), count: count) }
        }
    }

    /// Nil if the word is not found: its letters are not there, in their order.
    static func score(
        of word: [FuzzyLetter], in letters: UnsafeBufferPointer<FuzzyLetter>, _ bonuses: UnsafeBufferPointer<UInt8>,
        mindsCase: Bool, _ scratch: inout Scratch
    ) -> Int? {
        guard let first = firstPlace(of: word, in: letters, mindsCase: mindsCase) else { return nil }
        if wantsOnePiece(word), let score = scoreOfRun(of: word, in: letters, bonuses, mindsCase: mindsCase) {
            return score
        }
        scratch.prepare(letters.count + 1)
        var best = none
        scratch.endings.withUnsafeMutableBufferPointer { endings in
            for (number, letter) in word.enumerated() {
                best = none
                // What the letter before was worth one place earlier. The places before the first are nobody's.
                var previous = Ending()
                for place in first..<letters.count {
                    let old = endings[place]
                    let left = place > first ? endings[place - 1] : Ending()
                    endings[place] = ending(
                        number, letter.matches(letters[place], mindsCase: mindsCase), bonuses[place],
                        afterLetterBefore: previous, left: left)
                    best = max(best, endings[place].here)
                    previous = old
                }
            }
        }
        return best > none / 2 ? max(0, Int(best)) : nil
    }

    /// - Parameters:
    ///   - previous: that of the word's letter before, one place earlier.
    ///   - left: that of this letter, one place earlier.
    @inline(__always)
    private static func ending(
        _ number: Int, _ isFound: Bool, _ bonus: UInt8, afterLetterBefore previous: Ending, left: Ending
    ) -> Ending {
        var ending = Ending()
        ending.before = max(left.here - gapStart, left.before - gapExtension)
        guard isFound else { return ending }
        if number == 0 {
            let score = match + Int32(bonus) * firstLetterWeight
            if bonus > 0 { (ending.here, ending.runStart) = (score, bonus) } else { ending.alone = score }
            return ending
        }
        let ways = Ways(from: previous, bonus)
        (ending.here, ending.runStart) =
            ways.isOnwardFromAlone ? (ways.fromAlone, bonus) : (ways.onward, max(previous.runStart, bonus))
        if bonus == 0 {
            ending.alone = ways.anew
        } else if ways.anew > ending.here {
            (ending.here, ending.runStart) = (ways.anew, bonus)
        }
        return ending
    }

    /// What a letter is worth by the place of the one before.
    private struct Ways {
        /// Right behind it; the same where it would be alone without this one.
        let onward: Int32
        let fromAlone: Int32
        /// Behind a gap.
        let anew: Int32

        @inline(__always)
        init(from previous: Ending, _ bonus: UInt8) {
            onward = previous.here + match + Int32(max(bonus, max(run, previous.runStart)))
            fromAlone = previous.alone + match + Int32(max(bonus, run))
            anew = previous.before + match + Int32(bonus)
        }

        @inline(__always) var isOnwardFromAlone: Bool { fromAlone > onward }
    }

    /// How well a word is found whose letters must stand behind each other; nil where they do not.
    static func scoreOfRun(
        of word: [FuzzyLetter], in letters: UnsafeBufferPointer<FuzzyLetter>, _ bonuses: UnsafeBufferPointer<UInt8>,
        mindsCase: Bool
    ) -> Int? {
        bestRun(of: word, in: letters, bonuses, mindsCase: mindsCase).map { found in
            found.score + (wantsOnePiece(word) ? onePiece : 0)
        }
    }

    /// The first of the best places where the letters stand behind each other, with what they are worth there.
    private static func bestRun(
        of word: [FuzzyLetter], in letters: UnsafeBufferPointer<FuzzyLetter>, _ bonuses: UnsafeBufferPointer<UInt8>,
        mindsCase: Bool
    ) -> (start: Int, score: Int)? {
        guard letters.count >= word.count else { return nil }
        var best: (start: Int, score: Int)?
        for start in 0...letters.count - word.count
        where word.indices.allSatisfy({ word[$0].matches(letters[start + $0], mindsCase: mindsCase) }) {
            let bonus = Int(bonuses[start])
            let score =
                word.count * Int(match) + bonus * Int(firstLetterWeight) + (word.count - 1) * max(bonus, Int(run))
            if score > best?.score ?? -1 { best = (start, score) }
        }
        return best
    }

    /// Whether a word is so long that it counts more where it is found in one piece.
    static func wantsOnePiece(_ word: [FuzzyLetter]) -> Bool { word.count > longestOfLetters }

    /// Where a word is found in one piece; nil where it is not.
    static func piece(of word: [FuzzyLetter], in text: FuzzyLetters, mindsCase: Bool) -> Range<Int>? {
        text.letters.withUnsafeBufferPointer { letters in
            text.bonuses.withUnsafeBufferPointer { bonuses in
                bestRun(of: word, in: letters, bonuses, mindsCase: mindsCase)
            }
        }.map { $0.start..<$0.start + word.count }
    }

    /// The place of the first letter, if all are there in their order.
    @inline(__always)
    private static func firstPlace(
        of word: [FuzzyLetter], in letters: UnsafeBufferPointer<FuzzyLetter>, mindsCase: Bool
    ) -> Int? {
        word.withUnsafeBufferPointer { word in
            var (first, number) = (0, 0)
            for place in letters.indices where word[number].matches(letters[place], mindsCase: mindsCase) {
                if number == 0 { first = place }
                number += 1
                if number == word.count { return first }
            }
            return nil
        }
    }

    /// Where the letters of a word are found with the best score; nil if it is not found.
    static func places(of word: [FuzzyLetter], in text: FuzzyLetters, mindsCase: Bool) -> [Int]? {
        if wantsOnePiece(word), let found = piece(of: word, in: text, mindsCase: mindsCase) { return Array(found) }
        var rows: [[Ending]] = []
        for (number, letter) in word.enumerated() {
            var row: [Ending] = []
            for place in text.letters.indices {
                row.append(
                    ending(
                        number, letter.matches(text.letters[place], mindsCase: mindsCase), text.bonuses[place],
                        afterLetterBefore: number > 0 && place > 0 ? rows[number - 1][place - 1] : Ending(),
                        left: row.last ?? Ending()))
            }
            rows.append(row)
        }
        guard let last = rows.last, let end = last.indices.max(by: { last[$0].here < last[$1].here }),
            last[end].here > none / 2
        else { return nil }
        return places(endingAt: end, rows, text.bonuses)
    }

    /// Back from the last letter: the one before stands right before it, or where the gap began.
    private static func places(endingAt end: Int, _ rows: [[Ending]], _ bonuses: [UInt8]) -> [Int] {
        var (places, place, isAlone) = ([end], end, false)
        for row in rows.dropLast().reversed() {
            let ways = Ways(from: row[place - 1], bonuses[place])
            let isAnew = isAlone || bonuses[place] > 0 && ways.anew > max(ways.onward, ways.fromAlone)
            isAlone = !isAnew && ways.isOnwardFromAlone
            place -= 1
            if isAnew {
                while row[place].before != row[place - 1].here - gapStart { place -= 1 }
                place -= 1
            }
            places.append(place)
        }
        return places.reversed()
    }
}
