package import CatalogKit
import Entities
package import HTTP
package import Services

/// The Movie Database, with its key.
package struct TMDBSource: Source {
    /// A v3 key or a read access token; nil for none.
    package static let key = Setting<TMDBKey?>(
        "tmdb.key", variables: ["TMDB_API_KEY"], TMDBKey.form.optional, usual: nil,
        words: "key or read access token for films from TMDB")
    package static let address = Setting(
        "tmdb.url", variables: ["MATINEE_TMDB_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "api.themoviedb.org", path: "/3"), words: "another address for TMDB")
    /// At least 1.
    package static let lastPage = Setting(
        "tmdb.pages", variables: ["MATINEE_TMDB_PAGES"], .wholeNumber(in: 1...1_000_000), usual: 500,
        words: "the last page of a list that the address in MATINEE_TMDB_URL gives out")

    static let pictures = Setting.pictures(of: "tmdb", named: "TMDB")

    static let id = SourceID.movieDatabase

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("TMDB"),
        kinds: [.movie: capabilities],
        service: SourceDescriptor.Service(
            homePage: "https://www.themoviedb.org",
            attribution: LocalizedText(
                english: "This program uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise "
                    + "approved by TMDB.",
                german: "Dieses Programm verwendet TMDB und die TMDB-APIs, wird aber von TMDB weder empfohlen noch "
                    + "zertifiziert oder anderweitig gebilligt.",
                spanish:
                    "Este programa usa TMDB y las API de TMDB, pero TMDB no lo avala, ni lo certifica, ni lo aprueba "
                    + "de ningún otro modo."),
            address: address, key: key, otherSettings: [lastPage, pictures],
            caching: SourceDescriptor.Caching(longest: .seconds(24 * 3_600), quota: quota)),
        page: { $0.movie.flatMap { Int($0.item.key) }.map(TMDBMovieDetail.page) })

    /// What is found by `/discover` is combined as one likes; TMDB's own lists are as they are.
    private static let capabilities = SourceCapabilities(
        lists: [
            SourceCapabilities.List(.pastYear, sorts: sorts, filters: filters),
            SourceCapabilities.List(
                .everything, sorts: sorts, filters: filters + [SourceCapabilities.Filter(.years, .years())]),
        ]
            + [.popular, .nowPlaying, .upcoming, .topRated, .trendingDay, .trendingWeek].map {
                SourceCapabilities.List($0)
            } + [
                SourceCapabilities.List(
                    .series, filters: [SourceCapabilities.Filter(.series, .found)], needsFilter: true)
            ],
        search: SourceCapabilities.List(nil, filters: [SourceCapabilities.Filter(.years, .years(single: true))]))

    private static let sorts = [QuerySort.popularity, .rating, .date, .title, .revenue].map {
        SourceCapabilities.Sort($0)
    }
    private static let filters = [
        SourceCapabilities.Filter(.genre, .choices(several: true, excluded: true)),
        SourceCapabilities.Filter(.language, .choices(several: false)),
        SourceCapabilities.Filter(.country, .choices(several: false)),
        SourceCapabilities.Filter(.rating, .least(upTo: 10)), SourceCapabilities.Filter(.votes, .least(upTo: nil)),
        SourceCapabilities.Filter(.runtime, .minutes),
        SourceCapabilities.Filter(.person, .choices(several: true, listed: false)),
    ]

    /// About 40 requests a second are allowed, which four at once do not reach.
    static let limits = SourceLimits()
    static let quota = CacheQuota(number: 1)

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }
    package var pictures: Setting<HTTPURL?>? { Self.pictures }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        guard let key = context.settings[Self.key] else { return [] }
        return [
            TMDBCatalog(
                http: context.http, store: context.store, baseURL: context.settings[Self.address], key: key,
                locale: context.locale, lastPage: context.settings[Self.lastPage])
        ]
    }

    package func probe(in context: SourceContext) -> ServiceProbe? {
        guard let key = context.settings[Self.key] else { return nil }
        return ServiceProbe(
            request: HTTPRequest(
                context.settings[Self.address], path: "/authentication", query: [], credential: key.credential),
            service: TMDBService()
        ) {
            JSONBody.read($0, as: TMDBAcceptance.self)?.success == true
        }
    }
}

extension CachePolicy {
    static let list = CachePolicy(quota: TMDBSource.quota, longest: .seconds(6 * 3_600), heedsService: true)
    static let genres = CachePolicy(quota: TMDBSource.quota, longest: .seconds(7 * 24 * 3_600), heedsService: false)
    static let configuration = CachePolicy(
        quota: TMDBSource.quota, longest: .seconds(7 * 24 * 3_600), heedsService: false)
    static let detail = CachePolicy(quota: TMDBSource.quota, longest: .seconds(24 * 3_600), heedsService: false)
}

/// What TMDB says of a key: `{"success":true,"status_code":1,"status_message":"Success."}`.
struct TMDBAcceptance: Decodable {
    @Lenient var success: Bool?
}
