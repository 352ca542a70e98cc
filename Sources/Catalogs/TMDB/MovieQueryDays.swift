import Entities
import Services

extension MovieQuery {
    /// The same query one day earlier, two days, and so on; none for a query that does not go by days.
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
