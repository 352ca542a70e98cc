import Entities
import HTTP

/// The answer of /collection: all films of a series, in one page.
struct TMDBSeries: LenientlyDecodable, Sendable {
    let parts: LossyList<TMDBMovie>

    /// In the order of their release, those without a date last; nil where none of what was sent can be read.
    func page(_ number: Int) -> Page<Movie>? {
        let movies = parts.elements.compactMap(\.movie)
        guard !movies.isEmpty || parts.sentCount == 0 else { return nil }
        guard number == 1 else { return Page(items: [], sentCount: 0, total: movies.count, isLast: true) }
        let dated = movies.compactMap { movie in movie.released.map { (movie, $0) } }.sorted { $0.1 < $1.1 }.map(\.0)
        let undated = movies.filter { $0.released == nil }
        return Page(items: dated + undated, sentCount: parts.sentCount, total: movies.count, isLast: true)
    }
}
