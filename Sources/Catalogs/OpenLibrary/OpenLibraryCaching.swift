import CatalogKit
import Services

/// The service says nothing of how long its answers are good.
extension CachePolicy {
    static let openLibraryTrending = policy(longest: .seconds(3_600))
    static let openLibrarySearch = policy(longest: .seconds(24 * 3_600))
    static let openLibraryWork = policy(longest: OpenLibrarySource.caching.longest)

    private static func policy(longest: Duration) -> CachePolicy {
        CachePolicy(quota: OpenLibrarySource.caching.quota, longest: longest, heedsService: false)
    }
}
