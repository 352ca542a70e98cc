/// What a favourite or a note is about: which film, artist or album, of which catalogue. The source belongs to
/// the identity, since the built-in catalogue and TMDB number their films each in its own way.
package enum LibrarySubject: Hashable, Sendable {
    case movie(MovieID, CatalogSource)
    case artist(ArtistID, CatalogSource)
    case album(AlbumID, CatalogSource)
    /// An item that no catalogue of this version knows.
    case other(OtherSubject)

    /// By the name that is stored. It is open, as `CatalogSource` is.
    package struct Kind: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    package var kind: Kind {
        switch self {
        case .movie: .movie
        case .artist: .artist
        case .album: .album
        case .other(let subject): subject.kind
        }
    }

    package var source: CatalogSource {
        switch self {
        case .movie(_, let source), .artist(_, let source), .album(_, let source): source
        case .other(let subject): subject.source
        }
    }
}

extension LibrarySubject.Kind {
    package static let movie = Self(rawValue: "movie")
    package static let artist = Self(rawValue: "artist")
    package static let album = Self(rawValue: "album")

    package var isKnown: Bool { [.movie, .artist, .album].contains(self) }
}

extension LibrarySubject.Kind: CustomStringConvertible {
    package var description: String { rawValue }
}
