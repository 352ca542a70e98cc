/// A title as it is compared where two spellings of one title are to be the same: folded, without punctuation, and without an
/// article that stands before it, or behind it after a comma.
package struct ComparedTitle: Hashable, Sendable {
    private let words: [String]

    /// Nil for a text that says nothing.
    package init?(_ title: String) {
        let folded = title.folded
        var words = folded.split { !$0.isLetter && !$0.isNumber && !Self.apostrophes.contains($0) }.map(Self.bare)
        words.removeAll(where: \.isEmpty)
        if words.count > 1, Self.articles.contains(words[0]) {
            words.removeFirst()
        } else if words.count > 1, folded.contains(","), let last = words.last, Self.articles.contains(last) {
            words.removeLast()
        }
        // Some are of nothing but signs.
        if words.isEmpty { words = folded.split(whereSeparator: \.isWhitespace).map { String($0) } }
        guard !words.isEmpty else { return nil }
        self.words = words
    }

    /// A word without what stands in it or before it with an apostrophe: `l’eclisse`, `ocean’s`.
    private static func bare(_ word: Substring) -> String {
        let parts = word.split(whereSeparator: apostrophes.contains)
        let isElided = parts.count > 1 && elided.contains(parts[0])
        return (isElided ? parts.dropFirst() : parts[...]).joined()
    }

    private static let apostrophes: Set<Character> = ["'", "’", "ʼ"]
    /// Articles of the languages in which most titles are.
    private static let articles: Set<String> = [
        "the", "a", "an", "der", "die", "das", "ein", "eine", "el", "la", "los", "las", "un", "una", "le", "les", "une",
        "il", "lo", "gli",
    ]
    private static let elided: Set<Substring> = ["l", "un"]
}

extension ComparedTitle {
    /// Whether one begins with the other.
    func isRelated(to other: ComparedTitle) -> Bool {
        words.starts(with: other.words) || other.words.starts(with: words)
    }

    /// What a title may be meant by: all of it, and what stands before a series in brackets or before a subtitle.
    static func all(of title: String) -> Set<ComparedTitle> {
        Set([title, title.withoutBrackets, title.withoutSubtitle].compactMap { ComparedTitle($0) })
    }
}

extension String {
    /// `Dune (Dune Chronicles, #1)` is `Dune`.
    package var withoutBrackets: String {
        guard hasSuffix(")"), let bracket = lastIndex(of: "("), bracket != startIndex else { return self }
        return String(self[..<bracket]).trimmed
    }

    /// `Sapiens: A Brief History of Humankind` is `Sapiens`.
    fileprivate var withoutSubtitle: String {
        let bare = withoutBrackets
        guard let colon = bare.firstRange(of: ": "), colon.lowerBound != bare.startIndex else { return bare }
        return String(bare[..<colon.lowerBound])
    }
}
