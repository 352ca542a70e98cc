import Entities
import Services

protocol MovieListInteractor: Sendable {
    func movies(page: Int) async throws(CatalogFailure) -> Page<Movie>
    /// What was kept of a page from before.
    func keptMovies(page: Int) async -> Kept<Page<Movie>>?
    /// What is asked next comes from the service, not from memory.
    func forgetAnswers()
}

/// Which films the list is about: those released within the past year, the most popular first.
struct MovieListDefaultInteractor: MovieListInteractor {
    let catalog: any MovieCatalog
    let today: @Sendable () -> CalendarDate

    func movies(page: Int) async throws(CatalogFailure) -> Page<Movie> {
        try await catalog.movies(MovieQuery(released: released), page: page)
    }

    func keptMovies(page: Int) async -> Kept<Page<Movie>>? {
        await catalog.keptMovies(MovieQuery(released: released), page: page)
    }

    func forgetAnswers() {
        catalog.forgetAnswers()
    }

    /// The built-in catalogue is a collection of all times, which the past year would leave empty.
    private var released: ClosedRange<CalendarDate>? {
        guard catalog.source != .builtIn, let start = today().yearEarlier else { return nil }
        return start...today()
    }
}
