import Entities
import Services

protocol MovieListInteractor: Sendable {
    func movies(page: Int) async throws(CatalogFailure) -> Page<Movie>
    /// The cached page.
    func cachedMovies(page: Int) async -> Cached<Page<Movie>>?
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
    /// The summary that the library would store.
    func summary(of movie: Movie) -> LibrarySummary
    /// The current state in the library, from memory.
    func isFavourite(_ movie: Movie) -> Bool
    func hasNote(_ movie: Movie) -> Bool
    /// Returns when the change is durable.
    func toggleFavourite(_ movie: Movie) async throws(LibraryFailure)
}

/// Which films the list is about: those released within the past year, the most popular first.
struct MovieListDefaultInteractor: MovieListInteractor {
    let catalog: any MovieCatalog
    let library: any Library
    let today: @Sendable () -> CalendarDate

    func movies(page: Int) async throws(CatalogFailure) -> Page<Movie> {
        try await catalog.movies(MovieQuery(released: released), page: page)
    }

    func cachedMovies(page: Int) async -> Cached<Page<Movie>>? {
        await catalog.cachedMovies(MovieQuery(released: released), page: page)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func isFavourite(_ movie: Movie) -> Bool {
        library.isFavourite(summary(of: movie).subject)
    }

    func hasNote(_ movie: Movie) -> Bool {
        library.hasNote(summary(of: movie).subject)
    }

    func toggleFavourite(_ movie: Movie) async throws(LibraryFailure) {
        try await library.toggleFavourite(summary(of: movie))
    }

    func summary(of movie: Movie) -> LibrarySummary {
        LibrarySummary(movie)
    }

    /// Nil for the built-in catalogue, which has hardly any films of the past year.
    private var released: ClosedRange<CalendarDate>? {
        guard catalog.source != .builtIn, let start = today().yearEarlier else { return nil }
        return start...today()
    }
}
