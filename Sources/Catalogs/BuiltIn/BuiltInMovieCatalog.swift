import CCatalogue
package import Entities
package import Services
import Synchronization

/// The films that come with the program. A film's id is the number of its line, from 1.
///
/// It answers on its caller's actor, without another thread: reading a page takes less time than the switch, and the
/// first frame waits for it.
package final class BuiltInMovieCatalog: MovieCatalog {
    package let source = BuiltInSource.id
    package let capabilities = BuiltInSource.descriptor.capabilities(about: .movie)

    let films: BuiltInLines
    private let search: BuiltInFilmSearch
    /// What was decoded once: the same films stand in lists, and under others as being like them.
    private let decoded = Mutex<[MovieID: Movie]>([:])

    /// How many films are named as being like another.
    private static let mostAlike = 12

    package init() {
        let films = BuiltInLines(matinee_films())
        self.films = films
        search = BuiltInFilmSearch { films.read($0, as: BuiltInFilm.self) }
    }

    /// The best known first, in pages of 50.
    package func movies(_ query: MovieQuery, page number: Int) async throws(CatalogFailure) -> Page<Movie> {
        let query = capabilities.asked(query)
        let ids = BuiltInFilmQuery(query).isAll ? BuiltInRanking.films : await search.found(query)
        let indexes = BuiltInPaging.indexes(ofPage: number, count: ids.count)
        return Page(
            items: ids[indexes].compactMap(listed), sentCount: indexes.count, total: ids.count,
            isLast: indexes.upperBound == ids.count || indexes.isEmpty)
    }

    package func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue] {
        await search.values(of: filter)
    }

    package func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        guard let detail = detail(id) else { throw .notFound }
        return detail
    }

    /// Decodes one line and those of the films like it, some ten microseconds each.
    package func peek(_ id: MovieID) -> MoviePreview? {
        detail(id).map { .detail($0) }
    }

    private func listed(_ id: MovieID) -> Movie? {
        if let known = decoded.withLock({ $0[id] }) { return known }
        guard let movie = films.read(id, as: BuiltInFilm.Summary.self)?.movie(id) else { return nil }
        decoded.withLock { $0[id] = movie }
        return movie
    }

    private func detail(_ id: MovieID) -> MovieDetail? {
        guard let film = films.read(id, as: BuiltInFilm.self), let line = BuiltInLines.line(of: id) else { return nil }
        var detail = film.detail(id)
        detail.recommendations = BuiltInLikeness(film).lines(of: films, besides: line, most: Self.mostAlike)
            .compactMap { listed(MovieID(source: source, key: String($0 + 1))) }
        return detail
    }
}

extension BuiltInLines {
    /// Ids also come from files, so the key may be anything.
    static func line(of id: MovieID) -> Int? {
        guard id.item.source == BuiltInSource.id, let number = Int(id.item.key), number > 0 else { return nil }
        return number - 1
    }

    func read<Value: Decodable>(_ id: MovieID, as type: Value.Type) -> Value? {
        Self.line(of: id).flatMap { read($0, as: type) }
    }
}
