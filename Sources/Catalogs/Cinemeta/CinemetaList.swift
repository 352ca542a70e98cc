import Entities
import HTTP
import Services

/// Which of Cinemeta's lists answers a query. What a list cannot say of the query is passed over.
enum CinemetaList: Hashable, Sendable {
    case popular(genre: String?)
    case bestRated(genre: String?)
    /// In an order of its own. It has films of other years too.
    case year(Int)
    /// A search, which has slim films and one page.
    case search(String)

    init(_ query: MovieQuery) {
        let query = CinemetaSource.descriptor.capabilities(about: .movie).asked(query)
        let genre = query[.genre]?.choices?.with.first.map { CinemetaGenre.name(ofKey: $0.key) }
        if let text = query.text {
            self = .search(text)
        } else if let year = query[.years]?.range?.single {
            self = .year(year)
        } else if query.sort == .rating {
            self = .bestRated(genre: genre)
        } else {
            self = .popular(genre: genre)
        }
    }

    /// Cinemeta counts films, not pages, and each page counts as this many, even where it has fewer.
    static let pageSize = 50

    var isSearch: Bool {
        if case .search = self { true } else { false }
    }

    /// Whether it may have no film at all.
    var isNarrowed: Bool { !narrowing.isEmpty }

    /// The parameters are a segment of the path. Cinemeta does not heed a query string.
    ///
    /// - Parameter number: of the page, from 1.
    func path(page number: Int) -> String {
        var items = narrowing
        if number > 1 { items.append(QueryItem("skip", String((number - 1) * Self.pageSize))) }
        let parameters = items.isEmpty ? "" : "/" + items.map(\.encoded).joined(separator: "&")
        return "/catalog/movie/\(name)\(parameters).json"
    }

    private var name: String {
        switch self {
        case .popular, .search: "top"
        case .bestRated: "imdbRating"
        case .year: "year"
        }
    }

    private var narrowing: [QueryItem] {
        switch self {
        case .popular(let genre), .bestRated(let genre): genre.map { [QueryItem("genre", $0)] } ?? []
        case .year(let year): [QueryItem("genre", String(year))]
        case .search(let text): [QueryItem("search", text)]
        }
    }
}
