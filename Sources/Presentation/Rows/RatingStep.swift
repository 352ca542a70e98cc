package import Entities

/// How good people find something, or how much a value is among those of its kind, in three steps: a colour may say it beside the
/// number.
package enum RatingStep: Hashable, Sendable {
    case low, fair, high

    package init(_ rating: Rating) {
        self.init(share: rating.average / 10)
    }

    package init(_ rating: BookRating) {
        self.init(share: rating.average / 5)
    }

    /// - Parameter share: of the best rating that there is, 0...1.
    package init(share: Double) {
        self = share >= 0.75 ? .high : share >= 0.6 ? .fair : .low
    }
}
