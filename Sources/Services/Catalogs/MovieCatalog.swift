package import Entities

/// Films, in lists and one by one. Each source that has films implements it.
package protocol MovieCatalog: ListCatalog, DetailCatalog
where Item == Movie, Query == MovieQuery, Detail == MovieDetail {
    /// Page numbers start at 1. The service decides how long a page is. `isLast` takes the service's limit into
    /// account; a page after the last one is empty, not an error.
    func movies(_ query: MovieQuery, page: Int) async throws(CatalogFailure) -> Page<Movie>

    func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail

    /// What is in memory, at once: for the first frame of a screen.
    func peek(_ id: MovieID) -> MoviePreview?

    /// The cached page, fresh or not, without a request: to show at once, and when the service fails. Nil if there is
    /// none. For a range of days that has no cached page, it may be the page of the same range some days before.
    func cachedMovies(_ query: MovieQuery, page: Int) async -> Cached<Page<Movie>>?

    /// The cached answer of `movie(_:)`, fresh or not, without a request.
    func cachedMovie(_ id: MovieID) async -> Cached<MovieDetail>?

    /// The film that a register or another source knows by this id; nil where there is none, where several may be meant,
    /// and for ids that the source cannot be asked for.
    func movie(knownAs alias: ItemID) async throws(CatalogFailure) -> MovieID?

    /// For a refresh by the user: the next questions go to the service, even where the cached answer is fresh. Nothing
    /// is removed from the cache, and what lists said of a film stays in memory.
    func invalidateCache()
}

extension MovieCatalog {
    package func movie(knownAs alias: ItemID) async throws(CatalogFailure) -> MovieID? { nil }

    /// A catalogue that keeps no answers has none to forget.
    package func invalidateCache() {}

    package func cachedMovies(_ query: MovieQuery, page: Int) async -> Cached<Page<Movie>>? { nil }

    package func cachedMovie(_ id: MovieID) async -> Cached<MovieDetail>? { nil }
}
