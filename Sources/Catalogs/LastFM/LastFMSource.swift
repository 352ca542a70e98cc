package import CatalogKit
import Entities
package import HTTP
package import Services

/// Last.fm, with its key.
package struct LastFMSource: Source {
    /// Nil for none.
    package static let key = Setting<LastFMKey?>(
        "lastfm.key", variables: ["LASTFM_API_KEY"], LastFMKey.form.optional, usual: nil,
        words: "key for music from Last.fm")
    package static let address = Setting(
        "lastfm.url", variables: ["MATINEE_LASTFM_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "ws.audioscrobbler.com", path: "/2.0/"),
        words: "another address for Last.fm")

    static let pictures = Setting.pictures(of: "lastfm", named: "Last.fm")

    static let id = SourceID(rawValue: "lastfm")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("Last.fm"),
        kinds: [.artist: capabilities, .album: capabilities],
        service: SourceDescriptor.Service(
            homePage: "https://www.last.fm",
            attribution: LocalizedText(
                english: "Music data of the live catalogue is powered by Last.fm.",
                german: "Die Musikdaten des Live-Katalogs kommen von Last.fm.",
                spanish: "Los datos musicales del catálogo en directo vienen de Last.fm."),
            address: address, key: key, otherSettings: [pictures], caching: caching),
        page: LastFMName.page)

    static let limits = SourceLimits(requestsPerSecond: 5)
    /// The terms ask for at least a week, and allow 100 MB of the data at most; half of the store leaves films their
    /// place too.
    static let caching = SourceDescriptor.Caching(
        longest: .seconds(7 * 24 * 3_600), quota: CacheQuota(number: 2, fraction: 0.5, limit: 100_000_000))
    /// Its lists come in one order each; others need all rows.
    private static let capabilities = SourceCapabilities(
        lists: [
            SourceCapabilities.List(.everything, sorts: [popularity] + sorted(by: [.listeners, .plays, .name])),
            SourceCapabilities.List(
                .country, sorts: [popularity] + sorted(by: [.listeners, .name]),
                filters: [SourceCapabilities.Filter(.country, .choices(several: false))], needsFilter: true),
            SourceCapabilities.List(
                .tag, sorts: [popularity] + sorted(by: [.name]),
                filters: [SourceCapabilities.Filter(.tag, .choices(several: false))], needsFilter: true),
        ],
        search: SourceCapabilities.List(
            nil, sorts: [SourceCapabilities.Sort(.relevance, canBeReversed: false)] + sorted(by: [.listeners, .name])),
        artistFigures: [.listeners, .plays])

    private static let popularity = SourceCapabilities.Sort(.popularity, canBeReversed: false)

    private static func sorted(by sorts: [QuerySort]) -> [SourceCapabilities.Sort] {
        sorts.map { SourceCapabilities.Sort($0, needsAllRows: true) }
    }

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }
    package var pictures: Setting<HTTPURL?>? { Self.pictures }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        guard let key = context.settings[Self.key] else { return [] }
        return [
            LastFMCatalog(
                http: context.http, store: context.store, baseURL: context.settings[Self.address], key: key,
                locale: context.locale)
        ]
    }

    package func probe(in context: SourceContext) -> ServiceProbe? {
        guard let key = context.settings[Self.key] else { return nil }
        let items = [
            QueryItem("method", "chart.getTopArtists"), QueryItem("page", "1"), QueryItem("limit", "1"),
            QueryItem("format", "json"),
        ]
        return ServiceProbe(
            request: HTTPRequest(context.settings[Self.address], query: items, credential: key.credential),
            service: LastFMService()
        ) {
            JSONBody.read($0, as: LastFMChart.self) != nil
        }
    }
}

extension CachePolicy {
    /// Last.fm sends no caching headers.
    static let lastFM = CachePolicy(
        quota: LastFMSource.caching.quota, longest: LastFMSource.caching.longest, heedsService: false)
    static let lastFMSearch = CachePolicy(
        quota: LastFMSource.caching.quota, longest: .seconds(24 * 3_600), heedsService: false)
}
