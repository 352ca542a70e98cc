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

    let films: BuiltInLines
    private let search: BuiltInFilmSearch
    /// What is like each film was found when the data was made: looking for it takes as long as all the rest of a detail.
    private let alike = BuiltInLines(matinee_films_alike())

    package init() {
        let films = BuiltInLines(matinee_films())
        self.films = films
        search = BuiltInFilmSearch { films.film($0) }
    }

    /// The best known first, in pages of 50.
    package func page(_ number: Int, of query: MovieQuery) async throws(CatalogFailure) -> Page<Movie> {
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

    package func detail(of id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        guard let detail = detail(id) else { throw .notFound }
        return detail
    }

    /// Reads one line, which takes some microseconds.
    package func peek(_ id: MovieID) -> MoviePreview? {
        detail(id).map { .detail($0) }
    }

    private func listed(_ id: MovieID) -> Movie? {
        BuiltInLines.line(of: id).flatMap { films.fields(of: $0, most: BuiltInFilm.Summary.fieldCount) }
            .flatMap { BuiltInFilm.Summary(fields: $0) }?.movie(id)
    }

    private func detail(_ id: MovieID) -> MovieDetail? {
        guard let film = films.film(id), let line = BuiltInLines.line(of: id) else { return nil }
        var detail = film.detail(id)
        detail.recommendations = (alike.text(of: line)?.split(separator: " ").dropFirst() ?? [])
            .compactMap { listed(MovieID(source: source, key: String($0))) }
        return detail
    }
}

extension BuiltInLines {
    /// Ids also come from files, so the key may be anything.
    static func line(of id: MovieID) -> Int? {
        guard id.item.source == BuiltInSource.id, let number = Int(id.item.key), number > 0 else { return nil }
        return number - 1
    }

    /// - Precondition: these are the lines of films.txt.
    func film(_ id: MovieID) -> BuiltInFilm? {
        Self.line(of: id).flatMap { fields(of: $0) }.flatMap { BuiltInFilm(fields: $0) }
    }
}
