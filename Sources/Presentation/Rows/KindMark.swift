package import Entities

/// What a thing of some kind is marked with where several kinds stand side by side.
package enum KindMark: Hashable, CaseIterable, Sendable {
    case film, music, book, pokemon, list, view

    /// Nil for a kind that has none.
    package init?(_ kind: LibrarySubject.Kind) {
        switch kind {
        case .movie: self = .film
        case .artist, .album: self = .music
        case .book: self = .book
        case .pokemon: self = .pokemon
        case .list: self = .list
        case .view: self = .view
        default: return nil
        }
    }

    /// One cell wide.
    package var text: String {
        switch self {
        case .film: "►"
        case .music: "♪"
        case .book: "▤"
        case .pokemon: "◓"
        case .list: "≡"
        case .view: "▽"
        }
    }
}
