import Entities
import HTTP

/// Where a film can be watched, country by country. The data are JustWatch's, which has to be named with them.
struct TMDBWatchProviders: LenientlyDecodable, Sendable {
    struct Provider: Decodable, Sendable {
        @Required var name: String

        enum CodingKeys: String, CodingKey {
            case name = "provider_name"
        }
    }

    struct Country: Decodable, Sendable {
        @Lenient var link: String?
        @Lenient var flatrate: LossyList<Provider>?
        @Lenient var free: LossyList<Provider>?
        @Lenient var ads: LossyList<Provider>?
        @Lenient var rent: LossyList<Provider>?
        @Lenient var buy: LossyList<Provider>?
    }

    let results: [String: Country]

    /// Nil where nobody offers it.
    func offers(in region: String) -> WatchOffers? {
        guard let country = results[region] else { return nil }
        func names(_ list: LossyList<Provider>?) -> [String] {
            (list?.elements ?? []).compactMap(\.name.nilIfEmpty).reduce(into: []) { names, name in
                if !names.contains(name) { names.append(name) }
            }
        }
        var offers = WatchOffers(country: region)
        offers.subscription = names(country.flatrate)
        offers.free = names(country.free)
        offers.withAds = names(country.ads)
        offers.rent = names(country.rent)
        offers.buy = names(country.buy)
        offers.page = country.link.flatMap { HTTPURL.forBrowser($0) }
        return offers.isEmpty ? nil : offers
    }
}
