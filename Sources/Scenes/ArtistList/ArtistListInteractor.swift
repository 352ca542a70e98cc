import Entities
import Services

protocol ArtistListInteractor: ListInteractor where Item == Artist, Query == ArtistQuery {
    /// What the catalogue says of each artist, the most telling first.
    var figures: [ArtistFigure] { get }
}

/// Which artists the list is about: the most listened-to.
struct ArtistListDefaultInteractor: ArtistListInteractor {
    let catalog: any MusicCatalog
    let library: any Library

    let query = ArtistQuery.mostListened

    var figures: [ArtistFigure] { catalog.capabilities.artistFigures }

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
