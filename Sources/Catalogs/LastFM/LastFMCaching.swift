package import AnswerCache

extension CacheQuota {
    /// Last.fm's terms allow 100 MB of its data at most; half of the store leaves films their place too.
    package static let lastFM = CacheQuota(number: 2, fraction: 0.5, limit: 100_000_000)
}

extension CachePolicy {
    /// Last.fm's terms ask for at least a week; it sends no caching headers.
    package static let lastFM = CachePolicy(quota: .lastFM, longest: .seconds(7 * 24 * 3_600), heedsService: false)
}
