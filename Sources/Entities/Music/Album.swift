/// An album's identity: what the source knows its artist and itself by, which is their names as it spells them or numbers
/// of its own; and the MusicBrainz id where it is known. What counts of that is told at `ArtistID`.
package struct AlbumID: Sendable {
    /// Made once: lists ask for it with every row that they draw.
    package let item: ItemID
    package let artist: String
    package let title: String
    package let mbid: String?

    package init(source: SourceID, artist: String, title: String, mbid: String? = nil) {
        item = ItemID(source: source, key: NamedKey([artist, title], mbid: mbid).text)
        self.artist = artist
        self.title = title
        self.mbid = mbid
    }

    /// Nil where the key is not made of an artist and a title.
    package init?(_ item: ItemID) {
        guard let key = NamedKey(item.key, names: 2) else { return nil }
        self.item = item
        artist = key.names[0]
        title = key.names[1]
        mbid = key.mbid
    }

    package var source: SourceID { item.source }
    /// What the source knows the album by where it knows names alone.
    package var withoutMBID: AlbumID { AlbumID(source: source, artist: artist, title: title) }

    private var key: NamedKey { NamedKey([artist, title], mbid: mbid) }

    /// Whether both may be the same album.
    package func means(_ other: AlbumID) -> Bool {
        source == other.source && key.means(other.key)
    }
}

/// No two albums have one key.
extension AlbumID: Hashable {
    package static func == (left: AlbumID, right: AlbumID) -> Bool { left.item == right.item }

    package func hash(into hasher: inout Hasher) { hasher.combine(item) }
}

extension AlbumID: StableID {
    package var stableText: String { item.stableText }

    package var formerTexts: [String] { [key.withoutMBID.text, "\(artist): \(title)"] }

    package func isNamed(_ text: String) -> Bool {
        formerTexts.contains(text) || ItemID(stableText: text).flatMap(AlbumID.init).map(means) == true
    }
}

/// An album as lists know it.
package struct Album: Identifiable, Hashable, Sendable {
    package let id: AlbumID
    package let title: String
    /// The artist's name.
    package let artist: String
    /// Title and artist as searches compare them, made once as an artist's name is.
    package let foldedName: FoldedName?
    package let plays: Int?
    /// People who have marked it as theirs; nil where the catalogue does not count them.
    package let fans: Int?
    /// Nil where the list does not say.
    package let released: CalendarDate?
    /// Its cover.
    package let picture: Picture?

    /// - Parameters:
    ///   - title: nil where the source knows albums by their titles.
    ///   - artist: nil where the source knows artists by their names.
    package init(
        id: AlbumID, title: String? = nil, artist: String? = nil, plays: Int?, fans: Int? = nil,
        released: CalendarDate? = nil, picture: Picture? = nil
    ) {
        self.id = id
        self.title = title ?? id.title
        self.artist = artist ?? id.artist
        foldedName = FoldedName([self.artist, self.title])
        self.plays = plays
        self.fans = fans
        self.released = released
        self.picture = picture
    }
}

/// All that a catalogue tells about one album.
package struct AlbumDetail: Hashable, Sendable {
    @Boxed package var album: Album
    package var released: CalendarDate?
    package var tags: [String] = []
    package var listeners: Int?
    package var plays: Int?
    package var fans: Int?
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
