import Entities
import HTTP
import Services

/// A list of artists that is not the one of the charts one after the other.
enum DeezerArtistList: Hashable, Sendable {
    case genre(FilterValue)
    case search(String)

    /// Nil for that of the charts.
    init?(_ query: ArtistQuery) {
        let query = DeezerSource.descriptor.capabilities(about: .artist).asked(query)
        if let text = query.text {
            self = .search(text)
        } else if let genre = query[.genre]?.choices?.with.first, let number = Int(genre.key), number > 0 {
            // It becomes a part of an address, and comes from files too.
            self = .genre(FilterValue(String(number), name: genre.name))
        } else {
            return nil
        }
    }

    var path: String {
        switch self {
        case .genre(let genre): "/chart/\(genre.key)/artists"
        case .search: "/search/artist"
        }
    }

    var items: [QueryItem] {
        if case .search(let text) = self { [QueryItem("q", text)] } else { [] }
    }

    var isGenre: Bool { genre != nil }

    /// Nil where nobody has said it.
    var genreName: String? { genre?.name }

    private var genre: FilterValue? {
        if case .genre(let genre) = self { genre } else { nil }
    }
}
