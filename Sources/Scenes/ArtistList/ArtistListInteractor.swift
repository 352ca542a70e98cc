import Entities
import Services

protocol ArtistListInteractor: ListInteractor where Item == Artist, Query == ArtistQuery {
    /// Whether the catalogue counts listeners and plays.
    var hasCounts: Bool { get }
}

/// Which artists the list is about: the most listened-to.
struct ArtistListDefaultInteractor: ArtistListInteractor {
    let catalog: any MusicCatalog
    let library: any Library

    let query = ArtistQuery.mostListened

    var hasCounts: Bool { catalog.capabilities.countsListeners }

    func page(_ number: Int, of query: ArtistQuery) async throws(CatalogFailure) -> Page<Artist> {
        try await catalog.topArtists(page: number)
    }

    func cachedPage(_ number: Int, of query: ArtistQuery) async -> Cached<Page<Artist>>? {
        await catalog.cachedTopArtists(page: number)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of artist: Artist) -> LibrarySummary {
        LibrarySummary(artist)
    }
}
