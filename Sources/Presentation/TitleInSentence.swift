extension String {
    /// A title as a sentence names it: of one as long as a page only its beginning, so that the sentence covers no list.
    package var inSentence: String {
        count > Self.longestInSentence ? prefix(Self.longestInSentence - 1) + "…" : self
    }

    /// In graphemes.
    private static let longestInSentence = 120
}
