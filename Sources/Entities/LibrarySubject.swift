/// What a favourite or a note is about: which film, artist or album, of which catalogue. The source belongs to
/// the identity, since the built-in catalogue and TMDB number their films each in its own way.
package enum LibrarySubject: Hashable, Sendable {
    case movie(MovieID, CatalogSource)
    case artist(ArtistID, CatalogSource)
    case album(AlbumID, CatalogSource)

    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case movie, artist, album
    }

    package var kind: Kind {
        switch self {
        case .movie: .movie
        case .artist: .artist
        case .album: .album
        }
    }

    package var source: CatalogSource {
        switch self {
        case .movie(_, let source), .artist(_, let source), .album(_, let source): source
        }
    }
}
