/// How long answers of a kind are taken for fresh, and whose room they take.
struct KeepingRule: Hashable, Sendable {
    let share: AnswerShare
    /// How long at most; and how long where the service does not say, or is not asked.
    let longest: Duration
    /// Whether the service's own `max-age` may shorten it.
    let heedsService: Bool

    /// How long from its receipt an answer is fresh.
    func lifetime(by headers: HTTPHeaders) -> Duration {
        guard heedsService, let maxAge = headers.maxAge else { return longest }
        return min(.seconds(max(0, max(0, maxAge) - max(0, headers.age))), longest)
    }
}

extension KeepingRule {
    static let tmdbList = KeepingRule(share: .tmdb, longest: .seconds(6 * 3_600), heedsService: true)
    static let tmdbDetail = KeepingRule(share: .tmdb, longest: .seconds(24 * 3_600), heedsService: false)
    /// Last.fm's terms ask for a week at least; it sends no headers that say how long.
    static let lastFM = KeepingRule(share: .lastFM, longest: .seconds(7 * 24 * 3_600), heedsService: false)
}
