import CCatalogue
package import Entities
package import Services

/// The films that come with the program. A film's id is the number of its line, from 1.
///
/// It answers on its caller's actor, without a turn of another thread: a page takes less time to read than
/// the way there and back, and the first frame waits for it.
package final class BuiltInMovieCatalog: MovieCatalog {
    package let source = CatalogSource.builtIn

    private let lines = JSONLines(matinee_films())

    package init() {}

    /// Newest first, in pages of 50. A film whose year alone is known is in a range when that year begins in it.
    package func movies(_ query: MovieQuery, page number: Int) async throws(CatalogFailure) -> Page<Movie> {
        page(number, released: query.released)
    }

    package func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        guard let detail = detail(id) else { throw .notFound }
        return detail
    }

    /// Reads one line, which takes some ten microseconds.
    package func remembered(_ id: MovieID) -> RememberedMovie? {
        detail(id).map { .detail($0) }
    }

    private func page(_ number: Int, released: ClosedRange<CalendarDate>?) -> Page<Movie> {
        guard let released else {
            let indexes = BuiltInPaging.indexes(ofPage: number, count: lines.count)
            return Page(
                items: indexes.compactMap(movie), sentCount: indexes.count, total: lines.count,
                isLast: indexes.upperBound == lines.count || indexes.isEmpty)
        }
        let found = (0..<lines.count).compactMap(movie).filter { $0.released.map(released.contains) ?? false }
        let indexes = BuiltInPaging.indexes(ofPage: number, count: found.count)
        return Page(
            items: Array(found[indexes]), sentCount: indexes.count, total: found.count,
            isLast: indexes.upperBound == found.count || indexes.isEmpty)
    }

    private func movie(at index: Int) -> Movie? {
        lines.read(index, as: BuiltInFilm.Summary.self)?.movie(MovieID(index + 1))
    }

    private func detail(_ id: MovieID) -> MovieDetail? {
        lines.read(id.rawValue - 1, as: BuiltInFilm.self)?.detail(id)
    }
}
