import Entities
import Services

protocol AlbumDetailInteractor: Sendable {
    /// Whose albums the scene is about.
    var artist: ArtistID { get }
    /// What a list said of the artist, at once.
    func rememberedArtist() -> Artist?
    func albums(page: Int) async throws(CatalogFailure) -> Page<Album>
    /// What was kept of a page from before.
    func keptAlbums(page: Int) async -> Kept<Page<Album>>?
    /// The first albums, as far as they are at hand, at once.
    func rememberedAlbums() -> Page<Album>?
    /// An album that is at hand, at once.
    func remembered(_ album: AlbumID) -> AlbumDetail?
    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail
    /// What was kept of an album from before.
    func keptAlbum(_ id: AlbumID) async -> Kept<AlbumDetail>?
    /// What is asked next comes from the service, not from memory.
    func forgetAnswers()
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

    func rememberedArtist() -> Artist? {
        catalog.remembered(artist)
    }

    func albums(page: Int) async throws(CatalogFailure) -> Page<Album> {
        try await catalog.topAlbums(of: artist, page: page)
    }

    func rememberedAlbums() -> Page<Album>? {
        catalog.rememberedAlbums(of: artist)
    }

    func remembered(_ album: AlbumID) -> AlbumDetail? {
        catalog.remembered(album)
    }

    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail {
        try await catalog.album(id)
    }

    func keptAlbums(page: Int) async -> Kept<Page<Album>>? {
        await catalog.keptTopAlbums(of: artist, page: page)
    }

    func keptAlbum(_ id: AlbumID) async -> Kept<AlbumDetail>? {
        await catalog.keptAlbum(id)
    }

    func forgetAnswers() {
        catalog.forgetAnswers()
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
