import Entities

/// What can be found and listed on the command line.
enum FoundKind: String, CaseIterable, Sendable {
    case films, artists, books, pokemon, library

    /// What `find` narrows a search to it by.
    var option: String { self == .artists ? "--music" : "--\(rawValue)" }

    /// Nil for what is of every kind.
    var subject: LibrarySubject.Kind? {
        switch self {
        case .films: .movie
        case .artists: .artist
        case .books: .book
        case .pokemon: .pokemon
        case .library: nil
        }
    }
}
