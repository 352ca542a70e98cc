package import Entities

/// How a reader gives and sees their own ratings.
package enum RatingScale: String, CaseIterable, Sendable {
    /// Five of them, with halves.
    case stars
    case ten
    case hundred

    /// The best mark.
    package var whole: Int {
        switch self {
        case .stars: 5
        case .ten: 10
        case .hundred: 100
        }
    }

    /// The ratings that there are to choose, from the worst on.
    package var choices: [OwnRating] {
        let step = self == .hundred ? 5 : 10
        return stride(from: step, through: 100, by: step).compactMap { OwnRating(percent: $0) }
    }
}

extension Wording {
    /// `4.5`
    package func mark(_ rating: OwnRating) -> String {
        let mark = rating.mark(of: format.ratingScale.whole)
        return mark == mark.rounded() ? format.grouped(Int(mark)) : format.decimal(mark)
    }

    /// `4.5 of 5`
    package func own(_ rating: OwnRating) -> String {
        diary.rating(mark(rating), format.grouped(format.ratingScale.whole))
    }
}
