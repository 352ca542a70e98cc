package import CatalogKit
import Entities
package import HTTP
package import Services

/// Open Library, the catalogue of the Internet Archive, which needs no key.
package struct OpenLibrarySource: Source {
    package static let address = Setting(
        "openlibrary.url", variables: ["MATINEE_OPENLIBRARY_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "openlibrary.org", path: ""), words: "another address for Open Library")
    package static let coversAddress = Setting(
        "openlibrary.covers-url", variables: ["MATINEE_OPENLIBRARY_COVERS_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "covers.openlibrary.org", path: ""),
        words: "another address for the covers of Open Library")

    static let id = SourceID(rawValue: "openlibrary")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("Open Library"),
        kinds: [.book: capabilities],
        service: SourceDescriptor.Service(
            homePage: "https://openlibrary.org",
            attribution: LocalizedText(
                english: "All about books comes from Open Library, a project of the Internet Archive.",
                german: "Alles über Bücher kommt von der Open Library, einem Projekt des Internet Archive.",
                spanish: "Todo sobre los libros viene de Open Library, un proyecto de Internet Archive."),
            address: address, otherSettings: [coversAddress], caching: caching),
        page: { $0.book.flatMap { OpenLibraryKey.work($0.item.key) }.map(page) })

    private static let capabilities = SourceCapabilities(
        lists: [.trendingDay, .trendingWeek, .trendingMonth, .trendingEver].map { SourceCapabilities.List($0) }
            + [SourceCapabilities.List(.everything, sorts: sorts, filters: filters, needsFilter: true)],
        search: SourceCapabilities.List(nil, sorts: sorts, filters: filters), shortestSearch: 3,
        registers: [.isbn])

    private static let sorts =
        [QuerySort.relevance, .rating, .wanted, .editions].map { SourceCapabilities.Sort($0, canBeReversed: false) }
        + [SourceCapabilities.Sort(.date), SourceCapabilities.Sort(.title, canBeReversed: false)]
    private static let filters = [
        SourceCapabilities.Filter(.subject, .choices(several: true)),
        SourceCapabilities.Filter(.author, .choices(several: false, listed: false)),
        SourceCapabilities.Filter(.years, .years()),
    ]

    /// It allows more to who says whom to write to: it looks for a mail or web address in the user agent.
    static func limits(contact: String?) -> SourceLimits {
        let isReachable = contact.map { $0.contains("@") || $0.contains("http") } ?? false
        return SourceLimits(requestsPerSecond: isReachable ? 3 : 1, connections: 2)
    }

    static let caching = SourceDescriptor.Caching(
        longest: .seconds(7 * 24 * 3_600), quota: CacheQuota(number: 6, fraction: 0.5))

    /// The page of a work for people, whatever address the program asks.
    static func page(of key: String) -> String {
        "\(address.usual.text)/works/\(key)"
    }

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        [
            OpenLibraryCatalog(
                http: context.http, store: context.store, baseURL: context.settings[Self.address],
                coversURL: context.settings[Self.coversAddress], contact: context.contact)
        ]
    }

    package func probe(in context: SourceContext) -> ServiceProbe? {
        let query = [QueryItem("limit", "1"), QueryItem("fields", "key,title")]
        return ServiceProbe(
            request: HTTPRequest(
                context.settings[Self.address], path: "/trending/daily.json", query: query, credential: nil),
            service: OpenLibraryService(limits: Self.limits(contact: context.contact))
        ) {
            JSONBody.read($0, as: OpenLibraryList.self)?.documents != nil
        }
    }
}

/// The service says nothing of how long its answers are good.
extension CachePolicy {
    static let openLibraryTrending = policy(longest: .seconds(3_600))
    static let openLibrarySearch = policy(longest: .seconds(24 * 3_600))
    static let openLibraryWork = policy(longest: OpenLibrarySource.caching.longest)

    private static func policy(longest: Duration) -> CachePolicy {
        CachePolicy(quota: OpenLibrarySource.caching.quota, longest: longest, heedsService: false)
    }
}
