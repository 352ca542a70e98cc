/// Whose room in the store an answer takes. The numbers are written to disk.
enum AnswerShare: Int64, CaseIterable, Sendable {
    case tmdb = 1
    case lastFM = 2

    /// How much of the store's room it may take. Last.fm's terms allow 100 MB of its data at most; half of the
    /// store leaves films their place too.
    func bound(ofLimit limit: Int) -> Int {
        switch self {
        case .tmdb: limit
        case .lastFM: min(limit / 2, 100_000_000)
        }
    }
}
