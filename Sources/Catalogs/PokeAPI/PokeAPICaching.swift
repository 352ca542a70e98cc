import CatalogKit
import Services

extension CachePolicy {
    /// The service's own word is one day, but it asks its users to keep answers for long.
    static let pokeAPI = CachePolicy(
        quota: PokeAPISource.caching.quota, longest: PokeAPISource.caching.longest, heedsService: false)
}
