import CatalogKit

extension CachePolicy {
    static let list = CachePolicy(quota: TMDBSource.quota, longest: .seconds(6 * 3_600), heedsService: true)
    static let genres = CachePolicy(quota: TMDBSource.quota, longest: .seconds(7 * 24 * 3_600), heedsService: false)
    static let configuration = CachePolicy(
        quota: TMDBSource.quota, longest: .seconds(7 * 24 * 3_600), heedsService: false)
    static let detail = CachePolicy(quota: TMDBSource.quota, longest: .seconds(24 * 3_600), heedsService: false)
}
