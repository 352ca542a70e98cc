package import CatalogKit
import Entities
package import HTTP
package import Services

/// Deezer, which needs no key.
package struct DeezerSource: Source {
    package static let address = Setting(
        "deezer.url", variables: ["MATINEE_DEEZER_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "api.deezer.com", path: ""),
        words: "another address for Deezer")

    static let pictures = Setting.pictures(of: "deezer", named: "Deezer")

    static let id = SourceID(rawValue: "deezer")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("Deezer"),
        kinds: [.artist: capabilities, .album: capabilities],
        service: SourceDescriptor.Service(
            homePage: "https://www.deezer.com",
            attribution: LocalizedText(
                english: "Charts and albums of the live catalogue come from Deezer.",
                german: "Charts und Alben des Live-Katalogs kommen von Deezer.",
                spanish: "Las listas de éxitos y los álbumes del catálogo en directo vienen de Deezer."),
            address: address, otherSettings: [pictures], caching: caching),
        page: DeezerNumber.page)

    /// Half of what is allowed: 50 requests in 5 seconds.
    static let limits = SourceLimits(requestsPerSecond: 5)
    /// Charts change daily.
    static let caching = SourceDescriptor.Caching(
        longest: .seconds(24 * 3_600), quota: CacheQuota(number: 4, fraction: 0.25))
    private static let capabilities = SourceCapabilities(
        lists: [
            SourceCapabilities.List(.everything, sorts: sorts(first: .popularity)),
            SourceCapabilities.List(
                .tag, sorts: sorts(first: .popularity),
                filters: [SourceCapabilities.Filter(.genre, .choices(several: false))], needsFilter: true),
        ],
        search: SourceCapabilities.List(nil, sorts: sorts(first: .relevance)), artistFigures: [.chartPlace])

    private static func sorts(first: QuerySort) -> [SourceCapabilities.Sort] {
        [
            SourceCapabilities.Sort(first, canBeReversed: false), SourceCapabilities.Sort(.name, needsAllRows: true),
        ]
    }

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }
    package var pictures: Setting<HTTPURL?>? { Self.pictures }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        [DeezerCatalog(http: context.http, store: context.store, baseURL: context.settings[Self.address])]
    }

    package func probe(in context: SourceContext) -> ServiceProbe? {
        ServiceProbe(
            request: HTTPRequest(url: context.settings[Self.address].appending("/genre")), service: DeezerService()
        ) {
            JSONBody.read($0, as: DeezerList<DeezerGenre>.self) != nil
        }
    }
}

extension CachePolicy {
    static let deezer = CachePolicy(
        quota: DeezerSource.caching.quota, longest: DeezerSource.caching.longest, heedsService: false)
}
