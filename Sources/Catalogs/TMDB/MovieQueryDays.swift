import Entities
import Services

extension MovieQuery {
    /// The same query one day earlier, two days earlier, and so on; empty for a query without days.
    func daysEarlier(upTo count: Int) -> [MovieQuery] {
        Array(sequence(first: self) { $0.dayEarlier }.dropFirst().prefix(count))
    }

    private var dayEarlier: MovieQuery? {
        guard let first = released?.lowerBound.dayEarlier, let last = released?.upperBound.dayEarlier, first <= last
        else { return nil }
        var earlier = self
        earlier.released = first...last
        return earlier
    }
}
