package import CatalogKit
import Entities
package import HTTP
package import Services

/// Cinemeta, the catalogue of Stremio: films without a key, in English only.
package struct CinemetaSource: Source {
    package static let address = Setting(
        "cinemeta.url", variables: ["MATINEE_CINEMETA_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "v3-cinemeta.strem.io", path: ""), words: "another address for Cinemeta")

    static let pictures = Setting.pictures(of: "cinemeta", named: "Cinemeta")

    static let id = SourceID(rawValue: "cinemeta")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("Cinemeta"),
        kinds: [.movie: capabilities],
        service: SourceDescriptor.Service(
            homePage: "https://www.stremio.com",
            attribution: LocalizedText(
                english: "Films that need no key come from Cinemeta, the public catalogue of Stremio, which neither "
                    + "endorses nor certifies this program.",
                german: "Filme ohne Schlüssel kommen aus Cinemeta, dem öffentlichen Katalog von Stremio, das dieses "
                    + "Programm weder empfiehlt noch zertifiziert.",
                spanish: "Las películas que no necesitan clave vienen de Cinemeta, el catálogo público de Stremio, que "
                    + "ni avala ni certifica este programa."),
            address: address, otherSettings: [pictures], caching: caching),
        page: { $0.movie.map { CinemetaFilm.page(of: $0.item.key) } })

    private static let capabilities = SourceCapabilities(
        lists: [
            SourceCapabilities.List(
                .everything,
                sorts: [QuerySort.popularity, .rating].map { SourceCapabilities.Sort($0, canBeReversed: false) },
                filters: [SourceCapabilities.Filter(.genre, .choices(several: false))]),
            SourceCapabilities.List(
                .year, filters: [SourceCapabilities.Filter(.years, .years(single: true))], needsFilter: true),
        ],
        search: SourceCapabilities.List(nil), registers: [.imdb])

    /// It promises nothing to other programs, so they should be modest.
    static let limits = SourceLimits(requestsPerSecond: 10)
    /// A page of a list holds fifty whole films; half of the store leaves the other sources their place.
    static let caching = SourceDescriptor.Caching(
        longest: .seconds(12 * 3_600), quota: CacheQuota(number: 3, fraction: 0.5))

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }
    package var pictures: Setting<HTTPURL?>? { Self.pictures }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        [CinemetaCatalog(http: context.http, store: context.store, baseURL: context.settings[Self.address])]
    }

    package func probe(in context: SourceContext) -> ServiceProbe? {
        ServiceProbe(
            request: HTTPRequest(url: context.settings[Self.address].appending("/manifest.json")),
            service: CinemetaService()
        ) {
            JSONBody.read($0, as: CinemetaManifest.self) != nil
        }
    }
}

extension CachePolicy {
    static let cinemetaList = CachePolicy(
        quota: CinemetaSource.caching.quota, longest: .seconds(6 * 3_600), heedsService: false)
    static let cinemetaDetail = CachePolicy(
        quota: CinemetaSource.caching.quota, longest: CinemetaSource.caching.longest, heedsService: false)
}

/// What Cinemeta says of itself.
struct CinemetaManifest: Decodable {
    @Required var id: String
}
