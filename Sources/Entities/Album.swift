/// An album's identity: artist and title, as the service spells them.
package struct AlbumID: Hashable, Sendable {
    package let artist: String
    package let title: String
    package let mbid: String?

    package init(artist: String, title: String, mbid: String? = nil) {
        self.artist = artist
        self.title = title
        self.mbid = mbid
    }

    package static func == (left: AlbumID, right: AlbumID) -> Bool {
        left.artist == right.artist && left.title == right.title
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(artist)
        hasher.combine(title)
    }
}

extension AlbumID: StableID {
    package var textParts: [String] { [artist, title] }

    package var formerText: String? { "\(artist): \(title)" }
}

/// An album as lists know it.
package struct Album: Identifiable, Hashable, Sendable {
    package let id: AlbumID
    package let plays: Int?
    /// Nil where the list does not say; Last.fm's never does.
    package let released: CalendarDate?

    package init(id: AlbumID, plays: Int?, released: CalendarDate? = nil) {
        self.id = id
        self.plays = plays
        self.released = released
    }
}

/// All that a catalogue tells about one album.
package struct AlbumDetail: Hashable, Sendable {
    package var album: Album
    package var released: CalendarDate?
    package var tags: [String] = []
    package var listeners: Int?
    package var plays: Int?
    /// Plain text: no markup, no trailing "Read more".
    package var summary: String?
    package var tracks: [Track] = []
    /// Its page at the service.
    package var url: String?

    package init(album: Album) {
        self.album = album
    }
}

package struct Track: Hashable, Sendable {
    package let title: String
    /// Nil where unknown.
    package let durationInSeconds: Int?

    package init(title: String, durationInSeconds: Int?) {
        self.title = title
        self.durationInSeconds = durationInSeconds
    }
}
