package import Entities
package import Services
import Synchronization

/// A catalogue of artists in memory, all with the same albums, whose answers are under its test's control.
package final class FakeMusicCatalog: MusicCatalog {
    package struct AlbumsRequest: Hashable, Sendable {
        package let artist: ArtistID
        package let page: Int

        package init(artist: ArtistID, page: Int) {
            self.artist = artist
            self.page = page
        }
    }

    private struct Memory {
        var artists: [ArtistID: Artist] = [:]
        var lists: [ArtistID: Page<Album>] = [:]
        var albums: [AlbumID: AlbumDetail] = [:]
        var forgetCount = 0
    }

    package let source: SourceID
    package let capabilities: SourceCapabilities
    package let artists: AnswerDesk<Int, Page<Artist>>
    package let albumLists: AnswerDesk<AlbumsRequest, Page<Album>>
    package let albums: AnswerDesk<AlbumID, AlbumDetail>
    /// The cached answers: none, unless a test sets some.
    package let cachedArtists = AnswerDesk<Int, Cached<Page<Artist>>?> { _ in .success(nil) }
    package let cachedAlbumLists = AnswerDesk<AlbumsRequest, Cached<Page<Album>>?> { _ in .success(nil) }
    package let cachedAlbums = AnswerDesk<AlbumID, Cached<AlbumDetail>?> { _ in .success(nil) }
    package let details = AnswerDesk<ArtistID, ArtistDetail> { .success(ArtistDetail(id: $0, name: $0.name)) }
    package let biographies = AnswerDesk<ArtistID, String> { _ in .failure(.notFound) }
    package let cachedDetails = AnswerDesk<ArtistID, Cached<ArtistDetail>?> { _ in .success(nil) }
    private let memory = Mutex(Memory())

    package init(
        source: SourceID = .lastFM, artists: [Artist] = [], albums: [Album] = [], pageSize: Int = 50,
        capabilities: SourceCapabilities? = nil
    ) {
        self.source = source
        self.capabilities =
            capabilities ?? SourceCapabilities(artistFigures: source == .builtIn ? [] : [.listeners, .plays])
        self.artists = AnswerDesk { .success(Page(of: artists, number: $0, size: pageSize)) }
        albumLists = AnswerDesk { .success(Page(of: albums, number: $0.page, size: pageSize)) }
        self.albums = AnswerDesk { id in
            albums.first { $0.id == id }.map { .success(AlbumDetail(album: $0)) } ?? .failure(.notFound)
        }
    }

    package func artist(_ id: ArtistID) async throws(CatalogFailure) -> ArtistDetail {
        try await details.reply(to: id)
    }

    package func biography(of id: ArtistID) async throws(CatalogFailure) -> String {
        try await biographies.reply(to: id)
    }

    package func cachedArtist(_ id: ArtistID) async -> Cached<ArtistDetail>? {
        await cachedDetails.cachedReply(to: id)
    }

    package func replaceArtists(with artists: [Artist], pageSize: Int = 50) {
        self.artists.answer { .success(Page(of: artists, number: $0, size: pageSize)) }
    }

    package func replaceAlbums(with albums: [Album], pageSize: Int = 50) {
        albumLists.answer { .success(Page(of: albums, number: $0.page, size: pageSize)) }
    }

    package func remember(_ artist: Artist) {
        memory.withLock { $0.artists[artist.id] = artist }
    }

    package func remember(_ albums: Page<Album>, of artist: ArtistID) {
        memory.withLock { $0.lists[artist] = albums }
    }

    package func remember(_ album: AlbumDetail) {
        memory.withLock { $0.albums[album.album.id] = album }
    }

    package var forgetCount: Int { memory.withLock(\.forgetCount) }

    package func page(_ number: Int, of query: ArtistQuery) async throws(CatalogFailure) -> Page<Artist> {
        try await artists.reply(to: number)
    }

    package func topAlbums(of artist: ArtistID, page: Int) async throws(CatalogFailure) -> Page<Album> {
        try await albumLists.reply(to: AlbumsRequest(artist: artist, page: page))
    }

    package func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail {
        try await albums.reply(to: id)
    }

    package func cachedPage(_ number: Int, of query: ArtistQuery) async -> Cached<Page<Artist>>? {
        await cachedArtists.cachedReply(to: number)
    }

    package func cachedTopAlbums(of artist: ArtistID, page: Int) async -> Cached<Page<Album>>? {
        await cachedAlbumLists.cachedReply(to: AlbumsRequest(artist: artist, page: page))
    }

    package func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>? {
        await cachedAlbums.cachedReply(to: id)
    }

    package func peekAlbums(of artist: ArtistID) -> Page<Album>? {
        memory.withLock { $0.lists[artist] }
    }

    package func peek(_ id: AlbumID) -> AlbumDetail? {
        memory.withLock { $0.albums[id] }
    }

    package func peek(_ id: ArtistID) -> Artist? {
        memory.withLock { $0.artists[id] }
    }

    /// As the real one: answers are removed, what lists said of artists stays.
    package func invalidateCache() {
        memory.withLock { memory in
            memory.forgetCount += 1
            memory.lists = [:]
            memory.albums = [:]
        }
    }
}
