import Entities
import Services

protocol ArtistListInteractor: RefinedListInteractor where Item == Artist, Query == ArtistQuery {
    var pictures: any PictureStore { get }
    /// What the catalogue says of each artist, the most telling first.
    var figures: [ArtistFigure] { get }
}

/// Which artists the list is about, until something else is chosen: what the source's lists start with.
struct ArtistListDefaultInteractor: ArtistListInteractor {
    let catalog: any MusicCatalog
    let library: any Library
    let pictures: any PictureStore

    /// Nil for what the source's lists start with.
    var asked: ArtistQuery?

    var query: ArtistQuery { asked ?? ArtistQuery() }

    var source: any Catalog { catalog }

    var figures: [ArtistFigure] { catalog.capabilities.artistFigures }

    func page(_ number: Int, of query: ArtistQuery) async throws(CatalogFailure) -> Page<Artist> {
        try await catalog.artists(query, page: number)
    }

    func cachedPage(_ number: Int, of query: ArtistQuery) async -> Cached<Page<Artist>>? {
        await catalog.cachedArtists(query, page: number)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of artist: Artist) -> LibrarySummary {
        LibrarySummary(artist)
    }

    func arranged(_ artists: [Artist], by sort: QuerySort, isReversed: Bool) -> [Artist] {
        let arranged =
            switch sort {
            case .listeners: artists.sorted { ($0.listeners ?? -1) > ($1.listeners ?? -1) }
            case .plays: artists.sorted { ($0.plays ?? -1) > ($1.plays ?? -1) }
            default:
                artists.map { (name: $0.name.folded, artist: $0) }.sorted { $0.name < $1.name }.map(\.artist)
            }
        return isReversed ? arranged.reversed() : arranged
    }
}
