import Entities
import Services

protocol MovieListInteractor: ListInteractor where Item == Movie, Query == MovieQuery {}

/// Which films the list is about: those released within the past year, the most popular first.
struct MovieListDefaultInteractor: MovieListInteractor {
    let catalog: any MovieCatalog
    let library: any Library
    let today: @Sendable () -> CalendarDate

    var query: MovieQuery { MovieQuery(released: released) }

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

    /// Nil for a source that has hardly any films of the past year.
    private var released: ClosedRange<CalendarDate>? {
        guard catalog.capabilities.collections.first == .pastYear, let start = today().yearEarlier else { return nil }
        return start...today()
    }
}
