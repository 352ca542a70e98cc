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

    /// The number that says a rating on this scale: 4 for four stars; nil for what lies between two.
    package func number(of rating: OwnRating) -> Int? {
        Int(exactly: rating.mark(of: whole))
    }

    /// `★★★★½`, to be seen, in whole and half stars: a rating of a finer scale is rounded to these. Nil where nobody counts stars.
    package func stars(_ rating: OwnRating) -> String? {
        guard self == .stars else { return nil }
        let halves = (rating.percent + 5) / 10
        return String(repeating: RatingSign.star, count: halves / 2) + (halves.isMultiple(of: 2) ? "" : RatingSign.half)
    }
}

extension Wording {
    /// `4.5`
    package func mark(_ rating: OwnRating) -> String {
        let mark = rating.mark(of: format.ratingScale.whole)
        return mark == mark.rounded() ? format.grouped(Int(mark)) : format.decimal(mark)
    }

    /// `★★★★½`: a reader's own rating where it is seen; on another scale than that of stars `9/10` or `85/100`, and `0/5` where there is no
    /// star to see. Who is read to, and who has lines, gets `own(_:)`.
    package func seen(_ rating: OwnRating) -> String {
        if let stars = format.ratingScale.stars(rating), !stars.isEmpty { return stars }
        return "\(mark(rating))/\(format.grouped(format.ratingScale.whole))"
    }

    /// A reader's own rating where it is seen in a column, where five cells have room for any number of stars; `4.5` where it is too narrow for them.
    ///
    /// - Parameter width: in cells.
    package func seen(_ rating: OwnRating, within width: Int) -> String {
        // Each of these characters takes one cell.
        let signs = seen(rating)
        return signs.count <= width ? signs : mark(rating)
    }

    /// `4.5 of 5`
    package func own(_ rating: OwnRating) -> String {
        diary.rating(mark(rating), format.grouped(format.ratingScale.whole))
    }
}
