import CCatalogue
package import Entities
package import Services

/// The films that come with the program. A film's id is the number of its line, from 1.
///
/// It answers on its caller's actor, without another thread: reading a page takes less time than the switch, and the
/// first frame waits for it.
package final class BuiltInMovieCatalog: MovieCatalog {
    package let source = BuiltInSource.id
    package let capabilities = BuiltInSource.descriptor.capabilities(about: .movie)

    private let films = JSONLines(matinee_films())

    package init() {}

    /// The best known first, in pages of 50. A film of which only the year is known belongs to a range that contains
    /// the first day of that year.
    package func movies(_ query: MovieQuery, page number: Int) async throws(CatalogFailure) -> Page<Movie> {
        page(number, of: query)
    }

    package func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        guard let detail = detail(id) else { throw .notFound }
        return detail
    }

    /// Decodes one line, which takes some ten microseconds.
    package func peek(_ id: MovieID) -> MoviePreview? {
        detail(id).map { .detail($0) }
    }

    private func page(_ number: Int, of query: MovieQuery) -> Page<Movie> {
        let ids = BuiltInFilmQuery(query).isAll ? BuiltInRanking.films : found(query)
        let indexes = BuiltInPaging.indexes(ofPage: number, count: ids.count)
        return Page(
            items: ids[indexes].compactMap(listed), sentCount: indexes.count, total: ids.count,
            isLast: indexes.upperBound == ids.count || indexes.isEmpty)
    }

    /// Reads all films, in some milliseconds.
    private func found(_ query: MovieQuery) -> [MovieID] {
        let question = BuiltInFilmQuery(query)
        let films = BuiltInRanking.films.compactMap { id in read(id, as: BuiltInFilm.self).map { (id, $0) } }
        return question.sorted(films.filter { question.includes($0.1) }).map(\.0)
    }

    private func listed(_ id: MovieID) -> Movie? {
        read(id, as: BuiltInFilm.Summary.self)?.movie(id)
    }

    private func detail(_ id: MovieID) -> MovieDetail? {
        read(id, as: BuiltInFilm.self)?.detail(id)
    }

    /// Ids also come from files, so the key may be anything.
    private func read<Value: Decodable>(_ id: MovieID, as type: Value.Type) -> Value? {
        guard id.item.source == source, let number = Int(id.item.key), number > 0 else { return nil }
        return films.read(number - 1, as: type)
    }
}
