import Entities

/// What can be found and listed on the command line.
package enum FoundKind: String, CaseIterable, Sendable {
    case films, artists, books, pokemon, library

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

    /// All that catalogues have lists of.
    static let catalogs = allCases.compactMap(\.catalog)

    /// The one whose details are of this, too; nil for what this version does not know.
    static func catalog(showing subject: LibrarySubject.Kind) -> (any CatalogKind)? {
        catalogs.first { $0.subjects.contains(subject) }
    }

    /// What `find` narrows a search to it by.
    var option: String { "--\(catalog?.topic ?? rawValue)" }

    /// Nil for what is of every kind.
    var subject: LibrarySubject.Kind? { catalog?.subject }
}
