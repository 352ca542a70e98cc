/// All that a catalogue tells about one artist beside the albums. What it does not know is nil or empty, never a stand-in.
package struct ArtistDetail: Hashable, Sendable {
    package let id: ArtistID
    package var name: String
    package var picture: Picture?
    /// In paragraphs, without markup.
    package var biography: String?
    package var tags: [String] = []
    package var listeners: Int?
    package var plays: Int?
    package var fans: Int?
    /// The most similar first. Nil where the catalogue could not say.
    package var similar: [SimilarArtist]? = []
    /// The most played first. Nil where the catalogue could not say.
    package var topTracks: [TopTrack]? = []
    /// Its own page at the catalogue.
    package var page: String?

    package init(id: ArtistID, name: String) {
        self.id = id
        self.name = name
    }

    /// Whether the catalogue has said all that it was asked.
    package var isWhole: Bool { similar != nil && topTracks != nil }
}

/// An artist as another one's details name them.
package struct SimilarArtist: Hashable, Sendable {
    package let id: ArtistID
    package let name: String

    package init(id: ArtistID, name: String) {
        self.id = id
        self.name = name
    }
}

/// A track that is played much.
package struct TopTrack: Hashable, Sendable {
    package let title: String
    package let durationInSeconds: Int?
    /// Nil where the catalogue does not count them.
    package let plays: Int?

    package init(title: String, durationInSeconds: Int? = nil, plays: Int? = nil) {
        self.title = title
        self.durationInSeconds = durationInSeconds
        self.plays = plays
    }
}
