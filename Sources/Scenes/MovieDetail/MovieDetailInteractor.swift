import Entities
import Services

protocol MovieDetailInteractor: Sendable {
    /// What is at hand, at once.
    func remembered(_ id: MovieID) -> RememberedMovie?
    func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail
}

struct MovieDetailDefaultInteractor: MovieDetailInteractor {
    let catalog: any MovieCatalog

    func remembered(_ id: MovieID) -> RememberedMovie? {
        catalog.remembered(id)
    }

    func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        try await catalog.movie(id)
    }
}
