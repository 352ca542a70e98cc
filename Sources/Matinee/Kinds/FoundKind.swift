import Entities

/// What can be found and listed on the command line.
enum FoundKind: String, CaseIterable, Sendable {
    case films, artists, books, pokemon, library

    /// What `find` narrows a search to it by.
    var option: String { self == .artists ? "--music" : "--\(rawValue)" }

    /// Nil for what is of every kind.
    var catalog: (any CatalogKind)? {
        switch self {
        case .films: FilmKind()
        case .artists: ArtistKind()
        case .books: BookKind()
        case .pokemon: PokemonKind()
        case .library: nil
        }
    }

    /// Nil for what is of every kind.
    var subject: LibrarySubject.Kind? { catalog?.subject }
}
