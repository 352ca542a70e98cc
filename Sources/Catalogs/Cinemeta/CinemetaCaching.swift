import CatalogKit
import Services

extension CachePolicy {
    static let cinemetaList = CachePolicy(
        quota: CinemetaSource.caching.quota, longest: .seconds(6 * 3_600), heedsService: false)
    static let cinemetaDetail = CachePolicy(
        quota: CinemetaSource.caching.quota, longest: CinemetaSource.caching.longest, heedsService: false)
}
