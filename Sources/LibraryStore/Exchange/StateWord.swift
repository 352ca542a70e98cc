import Entities

/// How far somebody is, in English, for who reads an export; what a program reads has the names that are stored.
extension Standing.State {
    /// For example `seen` of a film and `read` of a book.
    func word(for kind: LibrarySubject.Kind) -> String {
        let words: (wanted: String, begun: String, done: String) =
            switch kind {
            case .movie: ("want to see", "watching", "seen")
            case .artist, .album: ("want to hear", "listening", "heard")
            case .book: ("want to read", "reading", "read")
            case .pokemon: ("want to catch", "looking for it", "caught")
            default: ("wanted", "begun", "done")
            }
        return switch self {
        case .wanted: words.wanted
        case .begun: words.begun
        case .done: words.done
        case .paused: "paused"
        case .givenUp: "given up"
        }
    }
}
