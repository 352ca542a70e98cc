import Entities
import Services

protocol ArtistListInteractor: Sendable {
    /// Whether the catalogue counts listeners and plays.
    var hasCounts: Bool { get }
    func artists(page: Int) async throws(CatalogFailure) -> Page<Artist>
    /// What was kept of a page from before.
    func keptArtists(page: Int) async -> Kept<Page<Artist>>?
    /// What is asked next comes from the service, not from memory.
    func forgetAnswers()
}

/// Which artists the list is about: the most listened-to.
struct ArtistListDefaultInteractor: ArtistListInteractor {
    let catalog: any MusicCatalog

    var hasCounts: Bool { catalog.source != .builtIn }

    func artists(page: Int) async throws(CatalogFailure) -> Page<Artist> {
        try await catalog.topArtists(page: page)
    }

    func keptArtists(page: Int) async -> Kept<Page<Artist>>? {
        await catalog.keptTopArtists(page: page)
    }

    func forgetAnswers() {
        catalog.forgetAnswers()
    }
}
