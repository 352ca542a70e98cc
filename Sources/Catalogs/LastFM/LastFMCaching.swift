import CatalogKit
import Services

extension CachePolicy {
    /// Last.fm sends no caching headers.
    static let lastFM = CachePolicy(
        quota: LastFMSource.caching.quota, longest: LastFMSource.caching.longest, heedsService: false)
    static let lastFMSearch = CachePolicy(
        quota: LastFMSource.caching.quota, longest: .seconds(24 * 3_600), heedsService: false)
}
