import CatalogKit
import Services

extension CachePolicy {
    static let deezer = CachePolicy(
        quota: DeezerSource.caching.quota, longest: DeezerSource.caching.longest, heedsService: false)
}
