extension String {
    /// With a small letter first, as within a sentence.
    package var lowercasingFirst: String {
        prefix(1).lowercased() + dropFirst()
    }

    /// With a capital first, as at the beginning of a line.
    package var uppercasingFirst: String {
        prefix(1).uppercased() + dropFirst()
    }

    /// A title as a sentence names it: of one as long as a page only its beginning, so that the sentence covers no list.
    package var inSentence: String { cut(to: 120) }

    /// A title in a sentence that goes on: so much of it that what happened, and the key that undoes it, stand on the same line.
    package var beforeSentence: String { cut(to: 32) }

    /// The same where a day follows it.
    package var beforeDay: String { cut(to: 28) }

    /// - Parameter most: in graphemes.
    private func cut(to most: Int) -> String { count > most ? prefix(most - 1) + "…" : self }
}
