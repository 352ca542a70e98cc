import Entities
import Services

protocol MovieListInteractor: Sendable {
    func movies(page: Int) async throws(CatalogFailure) -> Page<Movie>
}

/// Which films the list is about: those released within the past year, the most popular first.
struct MovieListDefaultInteractor: MovieListInteractor {
    let catalog: any MovieCatalog
    let today: @Sendable () -> CalendarDate

    func movies(page: Int) async throws(CatalogFailure) -> Page<Movie> {
        try await catalog.movies(MovieQuery(released: released), page: page)
    }

    /// The built-in catalogue is a collection of all times, which the past year would leave empty.
    private var released: ClosedRange<CalendarDate>? {
        guard catalog.source != .builtIn, let start = today().yearEarlier else { return nil }
        return start...today()
    }
}
