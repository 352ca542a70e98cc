package import Entities

/// Artists and their albums. Implementations: Last.fm, the built-in catalogue, a fake for tests.
package protocol MusicCatalog: Sendable {
    var source: CatalogSource { get }

    /// The most listened-to first. Page numbers start at 1; a page after the last is empty. `isLast` takes
    /// into account how far the service's absurd totals can be trusted.
    func topArtists(page: Int) async throws(CatalogFailure) -> Page<Artist>

    /// The most listened-to first.
    func topAlbums(of artist: ArtistID, page: Int) async throws(CatalogFailure) -> Page<Album>

    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail

    /// The first page of an artist's albums that is at hand and fresh, at once.
    func peekAlbums(of artist: ArtistID) -> Page<Album>?

    /// A whole, still fresh answer of `album(_:)` that is at hand, at once.
    func peek(_ id: AlbumID) -> AlbumDetail?
    /// What a list that was seen said of the artist.
    func peek(_ id: ArtistID) -> Artist?

    /// What was kept of `topArtists(page:)`, fresh or not, without asking the service: to show at once, and when the
    /// service fails. Nil where nothing was kept.
    func cachedTopArtists(page: Int) async -> Cached<Page<Artist>>?

    /// What was kept of `topAlbums(of:page:)`, fresh or not, without asking the service.
    func cachedTopAlbums(of artist: ArtistID, page: Int) async -> Cached<Page<Album>>?

    /// What was kept of `album(_:)`, fresh or not, without asking the service.
    func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>?

    /// For a refresh that the reader asks for: what is asked next is asked of the service, even where what is kept
    /// is fresh. Nothing that is kept is lost by it.
    /// What lists said of an artist is still remembered.
    func invalidateCache()
}

extension MusicCatalog {
    /// A catalogue that keeps no answers has none to forget.
    package func invalidateCache() {}

    package func cachedTopArtists(page: Int) async -> Cached<Page<Artist>>? { nil }

    package func cachedTopAlbums(of artist: ArtistID, page: Int) async -> Cached<Page<Album>>? { nil }

    package func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>? { nil }
}
