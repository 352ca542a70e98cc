import AnswerCache

extension CacheQuota {
    static let tmdb = CacheQuota(number: 1)
}

extension CachePolicy {
    static let list = CachePolicy(quota: .tmdb, longest: .seconds(6 * 3_600), heedsService: true)
    static let detail = CachePolicy(quota: .tmdb, longest: .seconds(24 * 3_600), heedsService: false)
}
