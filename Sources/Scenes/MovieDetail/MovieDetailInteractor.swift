import Entities
import Services

protocol MovieDetailInteractor: Sendable {
    /// What is at hand, at once.
    func remembered(_ id: MovieID) -> RememberedMovie?
    func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail
    /// What was kept of the film from before.
    func keptMovie(_ id: MovieID) async -> Kept<MovieDetail>?
    /// What is asked next comes from the service, not from memory.
    func forgetAnswers()
}

struct MovieDetailDefaultInteractor: MovieDetailInteractor {
    let catalog: any MovieCatalog

    func remembered(_ id: MovieID) -> RememberedMovie? {
        catalog.remembered(id)
    }

    func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        try await catalog.movie(id)
    }

    func keptMovie(_ id: MovieID) async -> Kept<MovieDetail>? {
        await catalog.keptMovie(id)
    }

    func forgetAnswers() {
        catalog.forgetAnswers()
    }
}
