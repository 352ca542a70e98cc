import Entities
import Services

protocol MovieDetailInteractor: KeepingInteractor {
    /// What is in memory.
    func peek(_ id: MovieID) -> MoviePreview?
    func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail
    /// The cached film.
    func cachedMovie(_ id: MovieID) async -> Cached<MovieDetail>?
    /// Gets a film into memory, so that it is there at once if it is shown next.
    func prepare(_ id: MovieID) async
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
    /// The summary that the library would store.
    func summary(of movie: Movie) -> LibrarySummary
}

struct MovieDetailDefaultInteractor: MovieDetailInteractor {
    let catalog: any MovieCatalog
    let library: any Library

    func peek(_ id: MovieID) -> MoviePreview? {
        catalog.peek(id) ?? library.item(.movie(id)).map { .summary(Movie($0.summary, id)) }
    }

    func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        try await catalog.movie(id)
    }

    func cachedMovie(_ id: MovieID) async -> Cached<MovieDetail>? {
        await catalog.cachedMovie(id)
    }

    func prepare(_ id: MovieID) async {
        if peek(id)?.detail != nil { return }
        // If it fails, the screen that shows the film will report that.
        _ = try? await movie(id)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of movie: Movie) -> LibrarySummary {
        LibrarySummary(movie)
    }
}

extension Movie {
    /// A film that only the library knows yet in this session.
    fileprivate init(_ summary: LibrarySummary, _ id: MovieID) {
        self.init(
            id: id, title: summary.title, originalTitle: summary.subtitle, released: summary.released, rating: nil)
    }
}
