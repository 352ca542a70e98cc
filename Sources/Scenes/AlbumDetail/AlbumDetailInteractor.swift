import Entities
import Services

protocol AlbumDetailInteractor: ListInteractor where Item == Album, Query == ArtistID {
    /// The artist of the albums.
    var artist: ArtistID { get }
    /// The artist's name, as far as it is known without the catalogue.
    var name: String { get }
    var pictures: any PictureStore { get }
    /// The artist as a list has it, if that is in memory.
    func peekedArtist() -> Artist?
    /// The first page of albums, if it is in memory.
    func peekAlbums() -> Page<Album>?
    /// The album, if it is in memory.
    func peek(_ album: AlbumID) -> AlbumDetail?
    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail
    /// The cached album.
    func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>?
    /// Whether the catalogue's lists of artists can be narrowed by tags.
    var knowsTags: Bool { get }
    /// The biography alone.
    func biography(of artist: ArtistID) async throws(CatalogFailure) -> String
    /// What is known of an artist beside the albums.
    func detail(of artist: ArtistID) async throws(CatalogFailure) -> ArtistDetail
    /// The cached answer.
    func cachedDetail(of artist: ArtistID) async -> Cached<ArtistDetail>?
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
}

struct AlbumDetailDefaultInteractor: AlbumDetailInteractor {
    let artist: ArtistID
    let name: String
    let catalog: any MusicCatalog
    let library: any Diary
    let pictures: any PictureStore

    var query: ArtistID { artist }

    func peekedArtist() -> Artist? {
        catalog.peek(artist)
    }

    func page(_ number: Int, of artist: ArtistID) async throws(CatalogFailure) -> Page<Album> {
        try await catalog.topAlbums(of: artist, page: number)
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

    func cachedPage(_ number: Int, of artist: ArtistID) async -> Cached<Page<Album>>? {
        await catalog.cachedTopAlbums(of: artist, page: number)
    }

    func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>? {
        await catalog.cachedAlbum(id)
    }

    var knowsTags: Bool { catalog.capabilities.filters.contains { $0.filter == .tag } }

    func biography(of artist: ArtistID) async throws(CatalogFailure) -> String {
        try await catalog.biography(of: artist)
    }

    func detail(of artist: ArtistID) async throws(CatalogFailure) -> ArtistDetail {
        try await catalog.artist(artist)
    }

    func cachedDetail(of artist: ArtistID) async -> Cached<ArtistDetail>? {
        await catalog.cachedArtist(artist)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of album: Album) -> LibrarySummary {
        LibrarySummary(album)
    }
}
