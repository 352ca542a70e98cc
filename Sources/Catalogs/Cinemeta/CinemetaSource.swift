import Entities
package import HTTP
package import Services
package import Settings
package import Sourcing

/// Cinemeta, the catalogue of Stremio: films without a key, in English only.
package struct CinemetaSource: Source {
    package static let address = Setting(
        "cinemeta.url", variables: ["MATINEE_CINEMETA_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "v3-cinemeta.strem.io", path: ""), words: "another address for Cinemeta")

    static let id = SourceID(rawValue: "cinemeta")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("Cinemeta"),
        kinds: [
            .movie: SourceCapabilities(
                collections: [.everything, .year], sorts: [.popularity, .rating], filters: [.genre], canSearch: true,
                hasImages: true)
        ],
        service: SourceDescriptor.Service(
            homePage: "https://www.stremio.com",
            attribution: LocalizedText(
                english: "Films that need no key come from Cinemeta, the public catalogue of Stremio, which neither "
                    + "endorses nor certifies this program.",
                german: "Filme ohne Schlüssel kommen aus Cinemeta, dem öffentlichen Katalog von Stremio, das dieses "
                    + "Programm weder empfiehlt noch zertifiziert."),
            address: address, limits: limits, caching: caching))

    /// It promises nothing to other programs, so they should be modest.
    static let limits = SourceLimits(requestsPerSecond: 10)
    /// A page of a list holds fifty whole films; half of the store leaves the other sources their place.
    static let caching = SourceDescriptor.Caching(
        longest: .seconds(12 * 3_600), quota: CacheQuota(number: 3, fraction: 0.5))

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        [CinemetaCatalog(http: context.http, store: context.store, baseURL: context.settings[Self.address])]
    }
}
