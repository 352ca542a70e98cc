package import Entities

/// Artists, in lists, and their albums. Each source that has music implements it.
///
/// `isLast` of a page does not trust the service's totals, which are absurd at times.
package protocol MusicCatalog: ListCatalog where Item == Artist, Query == ArtistQuery {
    /// What there is to know of an artist beside the albums.
    func artist(_ id: ArtistID) async throws(CatalogFailure) -> ArtistDetail

    /// The artist's biography alone, in paragraphs without markup: one request at most, which `artist(_:)` does not make again. Not found
    /// where there is none, without a request by a source that has none of any artist.
    func biography(of id: ArtistID) async throws(CatalogFailure) -> String

    /// An artist's albums, the most listened-to first.
    ///
    /// - Parameter page: from 1. A page after the last one is empty.
    func topAlbums(of artist: ArtistID, page: Int) async throws(CatalogFailure) -> Page<Album>

    func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail

    /// The first page of an artist's albums, at once, if it is in memory and fresh.
    func peekAlbums(of artist: ArtistID) -> Page<Album>?

    /// The answer of `album(_:)`, at once, if it is in memory and fresh.
    func peek(_ id: AlbumID) -> AlbumDetail?
    /// What a loaded list said of the artist.
    func peek(_ id: ArtistID) -> Artist?

    /// The cached answer of `artist(_:)`, fresh or not, without a request.
    func cachedArtist(_ id: ArtistID) async -> Cached<ArtistDetail>?

    /// The cached answer of `topAlbums(of:page:)`, fresh or not, without a request.
    func cachedTopAlbums(of artist: ArtistID, page: Int) async -> Cached<Page<Album>>?

    /// The cached answer of `album(_:)`, fresh or not, without a request.
    func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>?
}

extension MusicCatalog {
    package func biography(of id: ArtistID) async throws(CatalogFailure) -> String { throw .notFound }

    package func cachedArtist(_ id: ArtistID) async -> Cached<ArtistDetail>? { nil }

    package func cachedTopAlbums(of artist: ArtistID, page: Int) async -> Cached<Page<Album>>? { nil }

    package func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>? { nil }
}
