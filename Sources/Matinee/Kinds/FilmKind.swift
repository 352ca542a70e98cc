import Entities
import Services

struct FilmKind: CatalogKind {
    func catalog(_ source: any MovieCatalog) -> any Catalog { source }

    func query(_ refinement: Refinement, today: CalendarDate) -> MovieQuery {
        var query = MovieQuery(refinement)
        query.day = today
        return query
    }

    func page(
        _ number: Int, _ query: MovieQuery, of source: any MovieCatalog
    ) async throws(CatalogFailure) -> Page<Movie> {
        try await source.movies(query, page: number)
    }

    func cachedPage(_ number: Int, _ query: MovieQuery, of source: any MovieCatalog) async -> Cached<Page<Movie>>? {
        await source.cachedMovies(query, page: number)
    }

    func found(_ item: Movie) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), rating: item.rating?.average, votes: item.rating?.votes)
    }

    func ask(_ item: Movie, of source: any MovieCatalog) async throws(CatalogFailure) -> Picture? {
        let known = source.peek(item.id)?.detail
        let detail = if let known { known } else { try await source.movie(item.id) }
        return detail.item.picture ?? item.picture
    }

    func isKept(_ item: Movie, at source: any MovieCatalog) async -> Bool? {
        if source.peek(item.id)?.detail != nil { return true }
        return await source.cachedMovie(item.id)?.isFresh
    }
}
