import Entities
import Services

protocol MovieDetailInteractor: DetailInteractor where Detail == MovieDetail {}

struct MovieDetailDefaultInteractor: MovieDetailInteractor {
    let catalog: any MovieCatalog
    let library: any Library
    let aliases: any AliasFinder
    let pictures: any PictureStore

    func findAliases(of kept: [LibrarySummary]) async {
        await aliases.findAliases(of: kept)
    }

    func peek(_ id: MovieID) -> MoviePreview? {
        catalog.peek(id) ?? library.item(.movie(id)).map { .summary(Movie($0.summary, id)) }
    }

    func detail(of id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        try await catalog.movie(id)
    }

    func cachedDetail(of id: MovieID) async -> Cached<MovieDetail>? {
        await catalog.cachedMovie(id)
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
            id: id, title: summary.title, originalTitle: summary.subtitle, released: summary.released, rating: nil,
            aliases: summary.aliases.known)
    }
}
