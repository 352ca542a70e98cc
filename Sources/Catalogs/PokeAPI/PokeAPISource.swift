package import CatalogKit
import Entities
package import HTTP
package import Services

/// PokéAPI, which needs no key.
package struct PokeAPISource: Source {
    package static let address = Setting(
        "pokeapi.url", variables: ["MATINEE_POKEAPI_URL"], .webAddress,
        usual: HTTPURL(scheme: .https, host: "pokeapi.co", path: "/api/v2"), words: "another address for PokéAPI")

    static let pictures = Setting.pictures(of: "pokeapi", named: "PokéAPI")

    static let id = SourceID(rawValue: "pokeapi")

    package static let descriptor = SourceDescriptor(
        id: id, name: LocalizedText("PokéAPI"),
        kinds: [
            .pokemon: SourceCapabilities(
                lists: [SourceCapabilities.List(.everything, sorts: sorts, filters: filters)],
                search: SourceCapabilities.List(nil, sorts: sorts, filters: filters))
        ],
        service: SourceDescriptor.Service(
            homePage: "https://pokeapi.co",
            attribution: LocalizedText(
                english:
                    "All about Pokémon comes from PokéAPI. Pokémon and their names are trademarks of Nintendo, Game "
                    + "Freak and Creatures.",
                german: "Alles über Pokémon kommt von PokéAPI. Pokémon und ihre Namen sind Marken von Nintendo, Game "
                    + "Freak und Creatures.",
                spanish: "Todo sobre los Pokémon viene de PokéAPI. Pokémon y sus nombres son marcas de Nintendo, Game "
                    + "Freak y Creatures."),
            address: address, otherSettings: [pictures], caching: caching))

    private static let sorts = [QuerySort.number, .name].map { SourceCapabilities.Sort($0) }
    private static let filters = [QueryFilter.type, .generation].map {
        SourceCapabilities.Filter($0, .choices(several: true, excluded: true))
    }

    /// It names no limit, and asks to be asked seldom.
    static let limits = SourceLimits(requestsPerSecond: 5)
    /// It asks to keep what was fetched, and changes little. A species takes a quarter of a megabyte.
    static let caching = SourceDescriptor.Caching(
        longest: .seconds(30 * 24 * 3_600), quota: CacheQuota(number: 5, fraction: 0.5))

    package init() {}

    package var descriptor: SourceDescriptor { Self.descriptor }
    package var pictures: Setting<HTTPURL?>? { Self.pictures }

    package func catalogs(in context: SourceContext) -> [any Catalog] {
        [
            PokeAPICatalog(
                http: context.http, store: context.store, baseURL: context.settings[Self.address],
                locale: context.locale)
        ]
    }

    package func probe(in context: SourceContext) -> ServiceProbe? {
        let query = [QueryItem("limit", "1"), QueryItem("offset", "0")]
        return ServiceProbe(
            request: HTTPRequest(
                context.settings[Self.address], path: "/pokemon-species", query: query, credential: nil),
            service: PokeAPIService()
        ) {
            JSONBody.read($0, as: PokeAPIList.self) != nil
        }
    }
}

extension CachePolicy {
    /// The service's own word is one day, but it asks its users to keep answers for long.
    static let pokeAPI = CachePolicy(
        quota: PokeAPISource.caching.quota, longest: PokeAPISource.caching.longest, heedsService: false)
}
