/// What a favourite or a note is about: something of a kind, of a source. Kinds, sources and keys are open, so that what
/// this version does not know is stored, listed and exported like anything else.
package struct LibrarySubject: Hashable, Sendable {
    package let kind: Kind
    package let id: ItemID

    package init(kind: Kind, id: ItemID) {
        self.kind = kind
        self.id = id
    }

    /// By the name that is stored.
    package struct Kind: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    package var source: SourceID { id.source }
}

extension LibrarySubject {
    package static func movie(_ id: MovieID) -> Self { Self(kind: .movie, id: id.item) }
    package static func artist(_ id: ArtistID) -> Self { Self(kind: .artist, id: id.item) }
    package static func album(_ id: AlbumID) -> Self { Self(kind: .album, id: id.item) }
    package static func pokemon(_ id: PokemonID) -> Self { Self(kind: .pokemon, id: id.item) }
    package static func book(_ id: BookID) -> Self { Self(kind: .book, id: id.item) }
    package static func person(_ id: PersonID) -> Self { Self(kind: .person, id: id.item) }

    /// Nil where it is something else.
    package var movie: MovieID? { kind == .movie ? MovieID(id) : nil }
    package var artist: ArtistID? { kind == .artist ? ArtistID(id) : nil }
    package var album: AlbumID? { kind == .album ? AlbumID(id) : nil }
    package var pokemon: PokemonID? { kind == .pokemon ? PokemonID(id) : nil }
    package var book: BookID? { kind == .book ? BookID(id) : nil }
    package var person: PersonID? { kind == .person ? PersonID(id) : nil }
}

extension LibrarySubject {
    /// Whether both may be the same thing. The MusicBrainz id of an artist or album that one of them does not know is
    /// no difference; see `ArtistID`.
    package func means(_ other: LibrarySubject) -> Bool {
        if self == other { return true }
        guard kind == other.kind, source == other.source, let key = namedKey, let otherKey = other.namedKey else {
            return false
        }
        return key.means(otherKey)
    }

    /// What all that may be the same thing have in common: the kind, the source, and the key without the MusicBrainz id.
    package var withoutMBID: LibrarySubject {
        guard let key = NamedKey.withoutMBID(id.key, names: countOfNames) else { return self }
        return LibrarySubject(kind: kind, id: ItemID(source: source, key: key))
    }

    /// 0 for what is not known by names.
    private var countOfNames: Int {
        switch kind {
        case .artist: 1
        case .album: 2
        default: 0
        }
    }

    private var namedKey: NamedKey? {
        countOfNames == 0 ? nil : NamedKey(id.key, names: countOfNames)
    }
}

extension LibrarySubject.Kind {
    package static let movie = Self(rawValue: "movie")
    package static let artist = Self(rawValue: "artist")
    package static let album = Self(rawValue: "album")
    package static let pokemon = Self(rawValue: "pokemon")
    package static let book = Self(rawValue: "book")

    /// People are shown, and not kept.
    package static let person = Self(rawValue: "person")

    /// What this version understands of what is kept, in the library's order of kinds.
    package static let known: [Self] = [.movie, .artist, .album, .pokemon, .book, .list, .view]

    package var isKnown: Bool { Self.known.contains(self) }

    /// Its place among all; what is not known comes last.
    package var rank: Int { Self.known.firstIndex(of: self) ?? Self.known.count }

    /// In the library's order.
    package func isBefore(_ other: Self) -> Bool { (rank, rawValue) < (other.rank, other.rawValue) }
}

extension LibrarySubject.Kind: CustomStringConvertible {
    package var description: String { rawValue }
}
