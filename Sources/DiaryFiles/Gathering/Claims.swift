import Entities

/// What a row says of a thing, as far as another row may say something else: the greatest of all counts.
struct StateClaim: Comparable {
    /// Since when; nil where nobody says.
    let day: CalendarDate?
    let state: Standing.State

    static func < (left: StateClaim, right: StateClaim) -> Bool {
        guard left.day == right.day else {
            guard let day = left.day else { return true }
            return right.day.map { day < $0 } ?? false
        }
        return left.rank < right.rank
    }

    /// What has come further counts.
    private var rank: Int { [.wanted, .begun, .paused, .givenUp, .done].firstIndex(of: state) ?? 0 }
}

/// See `StateClaim`.
struct RatingClaim: Comparable {
    let second: Int
    let rating: OwnRating

    static func < (left: RatingClaim, right: RatingClaim) -> Bool {
        (left.second, left.rating) < (right.second, right.rating)
    }
}

/// See `StateClaim`.
struct ReviewClaim: Comparable {
    let second: Int
    let text: String

    static func < (left: ReviewClaim, right: ReviewClaim) -> Bool {
        (left.second, left.text) < (right.second, right.text)
    }
}

/// See `StateClaim`.
struct PlaysClaim: Comparable {
    let count: Int
    let last: FileDate?

    static func < (left: PlaysClaim, right: PlaysClaim) -> Bool {
        guard left.count == right.count else { return left.count < right.count }
        guard let last = left.last else { return right.last != nil }
        return right.last.map { last < $0 } ?? false
    }
}
