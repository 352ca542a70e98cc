/// What was typed to find something by: words of which each is found in a text letter by letter, in their order, with others
/// between them: each letter where a word begins, or beside another one of them. A word of four letters or more counts more where it is
/// found in one piece than where it is not. Case, accents and width do not count, but where a capital is typed, case does.
package struct FuzzyQuery: Hashable, Sendable {
    /// None of them empty.
    let words: [[FuzzyLetter]]
    let mindsCase: Bool

    package init(_ typed: String) {
        words = typed.split(whereSeparator: \.isWhitespace).map { FuzzyLetters($0.prefix(Self.longestWord)).letters }
            .filter { !$0.isEmpty }
        mindsCase = words.joined().contains(where: \.isCapital)
    }

    package var isEmpty: Bool { words.isEmpty }

    /// In graphemes. What is longer was pasted by mistake, and titles have no such words.
    private static let longestWord = 64
}

extension FuzzyQuery {
    /// Whether all its longer words are found in a text in one piece each.
    package func isInOnePiece(in text: String) -> Bool {
        let letters = FuzzyLetters(text)
        return words.filter(FuzzyScore.wantsOnePiece).allSatisfy { word in
            FuzzyScore.piece(of: word, in: letters, mindsCase: mindsCase) != nil
        }
    }

    /// The letters of a text by which it is found, for marking them: whole graphemes, in order, not overlapping. Empty if it is
    /// not found.
    package func ranges(in text: String) -> [Range<String.Index>] {
        let letters = FuzzyLetters(text)
        var isMarked = [Bool](repeating: false, count: text.count)
        for word in words {
            guard let places = FuzzyScore.places(of: word, in: letters, mindsCase: mindsCase) else { return [] }
            for place in places { isMarked[letters.graphemes[place]] = true }
        }
        var ranges: [Range<String.Index>] = []
        for (index, isMarked) in zip(text.indices, isMarked) where isMarked {
            let after = text.index(after: index)
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<after
            } else {
                ranges.append(index..<after)
            }
        }
        return ranges
    }
}
