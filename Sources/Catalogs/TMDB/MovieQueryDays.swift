import Entities
import Services

extension MovieQuery {
    /// This query one day earlier, two days earlier, and so on; empty for a query without a day.
    func daysEarlier(upTo count: Int) -> [MovieQuery] {
        Array(sequence(first: self) { $0.dayEarlier }.dropFirst().prefix(count))
    }

    private var dayEarlier: MovieQuery? {
        guard let day = day?.dayEarlier else { return nil }
        var earlier = self
        earlier.day = day
        return earlier
    }
}
