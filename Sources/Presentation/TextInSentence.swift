extension String {
    /// With a small letter first, as within a sentence.
    var lowercasingFirst: String {
        prefix(1).lowercased() + dropFirst()
    }

    /// With a capital first, as at the beginning of a line.
    package var uppercasingFirst: String {
        prefix(1).uppercased() + dropFirst()
    }

    /// A title as a sentence names it: of one as long as a page only its beginning, so that the sentence covers no list.
    package var inSentence: String {
        count > Self.longestInSentence ? prefix(Self.longestInSentence - 1) + "…" : self
    }

    /// In graphemes.
    private static let longestInSentence = 120
}
