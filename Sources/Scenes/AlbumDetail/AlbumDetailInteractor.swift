import Entities
import Services

protocol AlbumDetailInteractor: Sendable {
    /// Whose albums the scene is about.
    var artist: ArtistID { get }
    /// What a list said of the artist, at once.
    func peekedArtist() -> Artist?
    func albums(page: Int) async throws(CatalogFailure) -> Page<Album>
    /// What was kept of a page from before.
    func cachedAlbums(page: Int) async -> Cached<Page<Album>>?
    /// The first albums, as far as they are at hand, at once.
    func peekAlbums() -> Page<Album>?
    /// An album that is at hand, at once.
    func peek(_ album: AlbumID) -> AlbumDetail?
    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail
    /// What was kept of an album from before.
    func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>?
    /// What is asked next comes from the service, not from memory.
    func invalidateCache()
    /// What the library keeps of it.
    func summary(of album: Album) -> LibrarySummary
    /// What the library says of it now, at once.
    func isFavourite(_ album: Album) -> Bool
    func hasNote(_ album: Album) -> Bool
    /// Returns when that is durable.
    func toggleFavourite(_ album: Album) async throws(LibraryFailure)
}

struct AlbumDetailDefaultInteractor: AlbumDetailInteractor {
    let artist: ArtistID
    let catalog: any MusicCatalog
    let library: any Library

    func peekedArtist() -> Artist? {
        catalog.peek(artist)
    }

    func albums(page: Int) async throws(CatalogFailure) -> Page<Album> {
        try await catalog.topAlbums(of: artist, page: page)
    }

    func peekAlbums() -> Page<Album>? {
        catalog.peekAlbums(of: artist)
    }

    func peek(_ album: AlbumID) -> AlbumDetail? {
        catalog.peek(album)
    }

    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail {
        try await catalog.album(id)
    }

    func cachedAlbums(page: Int) async -> Cached<Page<Album>>? {
        await catalog.cachedTopAlbums(of: artist, page: page)
    }

    func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>? {
        await catalog.cachedAlbum(id)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func isFavourite(_ album: Album) -> Bool {
        library.isFavourite(summary(of: album).subject)
    }

    func hasNote(_ album: Album) -> Bool {
        library.hasNote(summary(of: album).subject)
    }

    func toggleFavourite(_ album: Album) async throws(LibraryFailure) {
        try await library.toggleFavourite(summary(of: album))
    }

    func summary(of album: Album) -> LibrarySummary {
        LibrarySummary(album, source: catalog.source)
    }
}
