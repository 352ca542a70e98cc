package import Entities

/// Artists and their albums. Each source that has music implements it.
package protocol MusicCatalog: ListCatalog where Item == Artist, Query == ArtistQuery {
    /// Page numbers start at 1; a page after the last is empty. `isLast` does not trust the service's totals, which are
    /// absurd at times.
    func artists(_ query: ArtistQuery, page: Int) async throws(CatalogFailure) -> Page<Artist>

    /// What there is to know of an artist beside the albums.
    func artist(_ id: ArtistID) async throws(CatalogFailure) -> ArtistDetail

    /// The most listened-to first.
    func topAlbums(of artist: ArtistID, page: Int) async throws(CatalogFailure) -> Page<Album>

    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail

    /// The first page of an artist's albums, at once, if it is in memory and fresh.
    func peekAlbums(of artist: ArtistID) -> Page<Album>?

    /// The answer of `album(_:)`, at once, if it is in memory and fresh.
    func peek(_ id: AlbumID) -> AlbumDetail?
    /// What a loaded list said of the artist.
    func peek(_ id: ArtistID) -> Artist?

    /// The cached answer of `artists(_:page:)`, fresh or not, without a request: to show at once, and when the service
    /// fails. Nil if there is none.
    func cachedArtists(_ query: ArtistQuery, page: Int) async -> Cached<Page<Artist>>?

    /// The cached answer of `artist(_:)`, fresh or not, without a request.
    func cachedArtist(_ id: ArtistID) async -> Cached<ArtistDetail>?

    /// The cached answer of `topAlbums(of:page:)`, fresh or not, without a request.
    func cachedTopAlbums(of artist: ArtistID, page: Int) async -> Cached<Page<Album>>?

    /// The cached answer of `album(_:)`, fresh or not, without a request.
    func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>?

    /// For a refresh by the user: the next questions go to the service, even where the cached answer is fresh. Nothing
    /// is removed from the cache, and what lists said of an artist stays in memory.
    func invalidateCache()
}

extension MusicCatalog {
    /// A catalogue that keeps no answers has none to forget.
    package func invalidateCache() {}

    package func cachedArtists(_ query: ArtistQuery, page: Int) async -> Cached<Page<Artist>>? { nil }

    package func cachedArtist(_ id: ArtistID) async -> Cached<ArtistDetail>? { nil }

    package func cachedTopAlbums(of artist: ArtistID, page: Int) async -> Cached<Page<Album>>? { nil }

    package func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>? { nil }
}
