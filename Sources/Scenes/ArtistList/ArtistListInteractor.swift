import Entities
import Services

protocol ArtistListInteractor: Sendable {
    func artists(page: Int) async throws(CatalogFailure) -> Page<Artist>
}

/// Which artists the list is about: the most listened-to.
struct ArtistListDefaultInteractor: ArtistListInteractor {
    let catalog: any MusicCatalog

    func artists(page: Int) async throws(CatalogFailure) -> Page<Artist> {
        try await catalog.topArtists(page: page)
    }
}
