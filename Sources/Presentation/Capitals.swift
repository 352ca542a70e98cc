extension String {
    /// With a small letter first, as within a sentence.
    var lowercasingFirst: String {
        prefix(1).lowercased() + dropFirst()
    }

    /// With a capital first, as at the beginning of a line.
    package var uppercasingFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
