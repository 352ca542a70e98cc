import Entities
package import HTTP
package import Services
package import Settings
package import Sourcing

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

    static let id = SourceID(rawValue: "lastfm")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("Last.fm"),
        kinds: [.artist: capabilities, .album: capabilities],
        service: SourceDescriptor.Service(
            homePage: "https://www.last.fm",
            attribution: LocalizedText(
                english: "Music data of the live catalogue is powered by Last.fm.",
                german: "Die Musikdaten des Live-Katalogs kommen von Last.fm."),
            address: address, key: key,
            limits: limits, caching: caching))

    static let limits = SourceLimits(requestsPerSecond: 5, lastPage: LastFMPaging.lastPage)
    /// The terms ask for at least a week, and allow 100 MB of the data at most; half of the store leaves films their
    /// place too.
    static let caching = SourceDescriptor.Caching(
        longest: .seconds(7 * 24 * 3_600), quota: CacheQuota(number: 2, fraction: 0.5, limit: 100_000_000))
    private static let capabilities = SourceCapabilities(artistFigures: [.listeners, .plays], hasImages: true)

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        guard let key = context.settings[Self.key] else { return [] }
        return [
            LastFMCatalog(
                http: context.http, store: context.store, baseURL: context.settings[Self.address], key: key,
                locale: context.locale)
        ]
    }
}
