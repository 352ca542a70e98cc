import Entities
import Services

protocol AlbumDetailInteractor: Sendable {
    /// What a list said of the artist, at once.
    func remembered(_ artist: ArtistID) -> Artist?
    func albums(of artist: ArtistID, page: Int) async throws(CatalogFailure) -> Page<Album>
    /// An album that is at hand, at once.
    func remembered(_ album: AlbumID) -> AlbumDetail?
    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail
}

struct AlbumDetailDefaultInteractor: AlbumDetailInteractor {
    let catalog: any MusicCatalog

    func remembered(_ artist: ArtistID) -> Artist? {
        catalog.remembered(artist)
    }

    func albums(of artist: ArtistID, page: Int) async throws(CatalogFailure) -> Page<Album> {
        try await catalog.topAlbums(of: artist, page: page)
    }

    func remembered(_ album: AlbumID) -> AlbumDetail? {
        catalog.remembered(album)
    }

    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail {
        try await catalog.album(id)
    }
}
