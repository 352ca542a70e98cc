import AnswerCache

extension CachePolicy {
    static let list = CachePolicy(quota: TMDBSource.quota, longest: .seconds(6 * 3_600), heedsService: true)
    static let detail = CachePolicy(quota: TMDBSource.quota, longest: .seconds(24 * 3_600), heedsService: false)
}
