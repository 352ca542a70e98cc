import Entities
import Services

protocol MovieListInteractor: RefinedListInteractor where Item == Movie, Query == MovieQuery {
    var pictures: any PictureStore { get }
}

/// Which films the list is about: those that were asked for, else what the source's lists start with.
struct MovieListDefaultInteractor: MovieListInteractor {
    let catalog: any MovieCatalog
    let library: any Library
    let pictures: any PictureStore
    let today: @Sendable () -> CalendarDate

    /// Nil for what the source's lists start with.
    var asked: MovieQuery?

    var source: any Catalog { catalog }

    var query: MovieQuery {
        var query = asked ?? MovieQuery()
        query.day = today()
        return query
    }

    func page(_ number: Int, of query: MovieQuery) async throws(CatalogFailure) -> Page<Movie> {
        try await catalog.movies(query, page: number)
    }

    func cachedPage(_ number: Int, of query: MovieQuery) async -> Cached<Page<Movie>>? {
        await catalog.cachedMovies(query, page: number)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of movie: Movie) -> LibrarySummary {
        LibrarySummary(movie)
    }

    /// Also by its original title.
    func searchedText(of movie: Movie) -> String {
        [movie.title, movie.originalTitle].compactMap(\.self).joined(separator: " ")
    }
}
