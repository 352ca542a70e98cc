import CatalogKit
import Entities
import HTTP
import Services

/// Which of Open Library's lists answers, and what it is asked for.
struct OpenLibraryQuery {
    private let path: String
    private(set) var items: [QueryItem] = []

    static let search = OpenLibraryQuery(path: "/search.json")

    private init(path: String) {
        self.path = path
    }

    init(_ query: BookQuery) {
        let capabilities = OpenLibrarySource.descriptor.capabilities(about: .book)
        let query = capabilities.asked(query)
        switch capabilities.list(of: query).collection {
        case .trendingDay: self.init(path: "/trending/daily.json")
        case .trendingWeek: self.init(path: "/trending/weekly.json")
        case .trendingMonth: self.init(path: "/trending/monthly.json")
        case .trendingEver: self.init(path: "/trending/forever.json")
        default:
            self = .search
            items = [Self.words(of: query)]
            if let name = Self.order(of: query) { items.append(QueryItem("sort", name)) }
        }
    }

    var isTrending: Bool { path != Self.search.path }

    /// What is asked for alone has a parameter of its own; what is combined stands in the language of searches.
    private static func words(of query: BookQuery) -> QueryItem {
        let subjects = query[.subject]?.choices?.with.map(\.key) ?? []
        let author = query[.author]?.choices?.with.first?.key
        let years = query[.years]?.range
        switch (query.text, subjects.count, author, query.refinement.filters.count) {
        case (nil, 1, nil, 1): return QueryItem("subject", subjects[0])
        case (nil, 0, let author?, 1): return QueryItem("author", author)
        default: break
        }
        var parts = query.text.map { [escaped($0)] } ?? []
        parts += subjects.map { "subject:\(quoted($0))" }
        if let author { parts.append("author:\(quoted(author))") }
        if let years {
            let (first, last) = (years.wholeLeast.map { String($0) }, years.wholeMost.map { String($0) })
            parts.append("first_publish_year:[\(first ?? "*") TO \(last ?? "*")]")
        }
        return QueryItem("q", parts.joined(separator: " "))
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] } + "\""
    }

    func question<Value>(
        _ base: HTTPURL, _ items: [QueryItem], policy: CachePolicy, mustBeThere: Bool = false,
        read: @escaping @Sendable (OpenLibraryList) -> Value?
    ) -> CatalogQuestion<Value> {
        CatalogQuestion(
            requests: [HTTPRequest(base, path: path, query: items, credential: nil)], policy: policy,
            mustBeThere: mustBeThere
        ) {
            JSONBody.read($0, as: OpenLibraryList.self).flatMap(read)
        }
    }

    /// Nil for the service's own order.
    private static func order(of query: BookQuery) -> String? {
        switch query.sort {
        case .rating: "rating"
        case .wanted: "want_to_read"
        case .editions: "editions"
        case .date: query.isReversed ? "old" : "new"
        case .title: "title"
        default: nil
        }
    }

    /// What stands in a search is a language of its own there; a text is only a text if its signs are escaped.
    private static func escaped(_ text: String) -> String {
        String(text.flatMap { signs.contains($0) ? ["\\", $0] : [$0] })
    }

    private static let signs: Set<Character> = [
        "+", "-", "&", "|", "!", "(", ")", "{", "}", "[", "]", "^", "\"", "~", "*", "?", ":", "\\", "/",
    ]
}
