/// A track as a music service's file names it.
package struct PlayedTrack: Hashable, Sendable {
    package let artist: String
    /// Nil where nobody says.
    package let album: String?
    package let title: String

    package init(artist: String, album: String?, title: String) {
        (self.artist, self.album, self.title) = (artist, album, title)
    }
}

extension String {
    /// What the names of one artist, album or track have in common, however services spell them: letters and digits without case and
    /// accents. A name without any stays as it is: `!!!` is a band.
    package var nameKey: String {
        let folded = folded
        let letters = folded.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return letters.isEmpty ? folded : String(String.UnicodeScalarView(letters))
    }
}
