package import Entities

/// Films, in lists and one by one. Implementations: TMDB, the built-in catalogue, a fake for tests.
package protocol MovieCatalog: Sendable {
    var source: CatalogSource { get }

    /// Page numbers start at 1. How long a page is, is the service's business. `isLast` takes the
    /// service's cap into account; a page after the last is empty, not an error.
    func movies(_ query: MovieQuery, page: Int) async throws(CatalogFailure) -> Page<Movie>

    func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail

    /// What is known without asking anyone, at once: for the first frame of a screen.
    func peek(_ id: MovieID) -> MoviePreview?

    /// What was kept of a page, fresh or not, without asking the service: to show at once, and when the service
    /// fails. Nil where nothing was kept. Where the range of days ends later than what was kept, it may be that
    /// of the same range some days before.
    func cachedMovies(_ query: MovieQuery, page: Int) async -> Cached<Page<Movie>>?

    /// What was kept of `movie(_:)`, fresh or not, without asking the service.
    func cachedMovie(_ id: MovieID) async -> Cached<MovieDetail>?

    /// For a refresh that the reader asks for: what is asked next is asked of the service, even where what is kept
    /// is fresh. Nothing that is kept is lost by it.
    /// What lists said of a film is still remembered.
    func invalidateCache()
}

extension MovieCatalog {
    /// A catalogue that keeps no answers has none to forget.
    package func invalidateCache() {}

    package func cachedMovies(_ query: MovieQuery, page: Int) async -> Cached<Page<Movie>>? { nil }

    package func cachedMovie(_ id: MovieID) async -> Cached<MovieDetail>? { nil }
}

/// Which films, in which order.
package struct MovieQuery: Hashable, Sendable {
    /// First released anywhere on one of these days; nil for films of any time, dated or not.
    package var released: ClosedRange<CalendarDate>?
    package var sort: Sort = .popularity
    package var includesAdult = false

    package enum Sort: Hashable, Sendable {
        /// Most popular first; the built-in catalogue, which counts no clicks, answers in its own order.
        case popularity
    }

    package init(released: ClosedRange<CalendarDate>?) {
        self.released = released
    }
}
