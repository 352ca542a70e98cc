/// An artist's identity. Two artists of one name are two where their MusicBrainz ids (`mbid`) say so.
///
/// Lists and details differ in whether they know that id, so one with it and one without it are not equal, but may well
/// be the same artist: `means` says that, and the library and sessions find what they keep by it. It is no equality,
/// since one without an id may be either of two that have one.
package struct ArtistID: Sendable {
    /// Made once: lists ask for it with every row that they draw.
    package let item: ItemID
    /// What the source knows the artist by: the name, or a number of its own.
    package let name: String
    /// Often missing, and sometimes it does not resolve.
    package let mbid: String?

    package init(source: SourceID, name: String, mbid: String? = nil) {
        item = ItemID(source: source, key: NamedKey([name], mbid: mbid).text)
        self.name = name
        self.mbid = mbid
    }

    /// Nil where the key is not made of a name.
    package init?(_ item: ItemID) {
        guard let key = NamedKey(item.key, names: 1) else { return nil }
        self.item = item
        name = key.names[0]
        mbid = key.mbid
    }

    package var source: SourceID { item.source }
    /// What the source knows the artist by where it knows names alone.
    package var withoutMBID: ArtistID { ArtistID(source: source, name: name) }

    private var key: NamedKey { NamedKey([name], mbid: mbid) }

    /// Whether both may be the same artist.
    package func means(_ other: ArtistID) -> Bool {
        source == other.source && key.means(other.key)
    }
}

/// No two artists have one key.
extension ArtistID: Hashable {
    package static func == (left: ArtistID, right: ArtistID) -> Bool { left.item == right.item }

    package func hash(into hasher: inout Hasher) { hasher.combine(item) }
}

extension ArtistID: StableID {
    package var stableText: String { item.stableText }

    package var formerTexts: [String] { [name.percentEscaped, name] }

    package func isNamed(_ text: String) -> Bool {
        formerTexts.contains(text) || ItemID(stableText: text).flatMap(ArtistID.init).map(means) == true
    }
}

/// An artist as lists know it.
package struct Artist: Identifiable, Hashable, Sendable {
    package let id: ArtistID
    package let name: String
    /// Made once: lists ask the library by it with every row that they draw. Nil without a name.
    package let foldedName: FoldedName?
    /// People who have listened; nil where the catalogue does not count them.
    package let listeners: Int?
    package let plays: Int?
    /// People who follow the artist; nil where the catalogue does not count them.
    package let fans: Int?
    /// Nil where the catalogue has no charts.
    package let chartPlace: ChartPlace?
    package let picture: Picture?

    /// - Parameter name: nil where the source knows artists by their names.
    package init(
        id: ArtistID, name: String? = nil, listeners: Int?, plays: Int?, fans: Int? = nil,
        chartPlace: ChartPlace? = nil, picture: Picture? = nil
    ) {
        self.id = id
        self.name = name ?? id.name
        foldedName = FoldedName([self.name])
        self.listeners = listeners
        self.plays = plays
        self.fans = fans
        self.chartPlace = chartPlace
        self.picture = picture
    }
}

/// A place in a source's chart.
package struct ChartPlace: Hashable, Sendable {
    /// From 1.
    package let position: Int
    /// In the source's words; nil in the chart of all music.
    package let genre: String?

    package init(position: Int, genre: String?) {
        self.position = position
        self.genre = genre
    }
}
