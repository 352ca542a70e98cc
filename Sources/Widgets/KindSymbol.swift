package import Entities
package import TerminalKit

extension LibrarySubject.Kind {
    /// What things of this kind are marked with where several kinds stand side by side, one cell wide; nil for one that has
    /// none.
    package var symbol: String? {
        switch self {
        case .movie: "►"
        case .artist, .album: "♪"
        case .book: "▤"
        case .pokemon: "◓"
        default: nil
        }
    }

    /// The style of that.
    package var style: Style {
        switch self {
        case .movie: .film
        case .artist, .album: .music
        case .book: .book
        case .pokemon: .pokemon
        default: .muted
        }
    }
}
