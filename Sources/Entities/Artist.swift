/// An artist's identity. The name is what Last.fm goes by, byte for byte; the MusicBrainz id is often
/// missing and sometimes does not resolve, so it is only a second choice.
package struct ArtistID: Hashable, Sendable {
    package let name: String
    package let mbid: String?

    package init(name: String, mbid: String? = nil) {
        self.name = name
        self.mbid = mbid
    }

    package static func == (left: ArtistID, right: ArtistID) -> Bool {
        left.name == right.name
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension ArtistID: StableID {
    package var textParts: [String] { [name] }

    package var formerText: String? { name }
}

/// An artist as lists know it.
package struct Artist: Identifiable, Hashable, Sendable {
    package let id: ArtistID
    /// People who have listened; nil where the catalogue does not count them.
    package let listeners: Int?
    package let plays: Int?

    package init(id: ArtistID, listeners: Int?, plays: Int?) {
        self.id = id
        self.listeners = listeners
        self.plays = plays
    }
}
