import Entities
package import HTTP
package import Services
package import Settings
package import Sourcing

/// Deezer, which needs no key.
package struct DeezerSource: Source {
    package static let address = Setting(
        "deezer.url", variables: ["MATINEE_DEEZER_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "api.deezer.com", path: ""),
        words: "another address for Deezer")

    static let id = SourceID(rawValue: "deezer")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("Deezer"),
        kinds: [.artist: capabilities, .album: capabilities],
        service: SourceDescriptor.Service(
            homePage: "https://www.deezer.com",
            attribution: LocalizedText(
                english: "Charts and albums of the live catalogue come from Deezer.",
                german: "Charts und Alben des Live-Katalogs kommen von Deezer."),
            address: address, limits: limits, caching: caching))

    /// Half of what is allowed: 50 requests in 5 seconds.
    static let limits = SourceLimits(requestsPerSecond: 5)
    /// Charts change daily.
    static let caching = SourceDescriptor.Caching(
        longest: .seconds(24 * 3_600), quota: CacheQuota(number: 4, fraction: 0.25))
    private static let capabilities = SourceCapabilities(artistFigures: [.chartPlace], hasImages: true)

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        [DeezerCatalog(http: context.http, store: context.store, baseURL: context.settings[Self.address])]
    }
}
