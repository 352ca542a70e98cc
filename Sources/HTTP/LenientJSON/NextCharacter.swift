/// Where a character comes next in a text, for who asks again and again while going through it: all looks together pass over the
/// text once, also where there is none.
package struct NextCharacter {
    private let character: Character
    /// The first one at or behind all places that were asked about; nil before the first question.
    private var known: String.Index?
    private var isNone = false

    package init(_ character: Character) {
        self.character = character
    }

    /// Nil where there is none any more.
    ///
    /// - Parameter text: the rest of the same text at each call, never with an earlier start.
    package mutating func place(in text: Substring) -> String.Index? {
        guard !isNone else { return nil }
        if let known, known >= text.startIndex { return known }
        known = text.firstIndex(of: character)
        isNone = known == nil
        return known
    }
}
