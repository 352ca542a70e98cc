package import Entities
package import Services

/// Artists and albums from Last.fm, version 2.0 of its interface.
package final class LastFMCatalog: MusicCatalog {
    package let source = CatalogSource.lastFM

    private struct AlbumsKey: Hashable {
        let artist: ArtistID
        let number: Int
    }

    private let http: HTTPClient
    private let baseURL: HTTPURL
    private let credential: Credential
    private let locale: ContentLocale
    private let charts: MemoryCache<Int, Page<Artist>>
    private let topAlbums: MemoryCache<AlbumsKey, Page<Album>>
    private let albums: MemoryCache<AlbumID, AlbumDetail>
    private let artists: MemoryCache<ArtistID, Artist>

    /// Last.fm's terms ask for a week at least.
    private static let lifetime = Duration.seconds(7 * 24 * 3_600)
    private static let rowsPerPage = "50"

    /// - Parameter baseURL: `.lastFM`, or a stand-in; requests go to exactly this path, its last slash included.
    package convenience init(http: HTTPClient, baseURL: HTTPURL, key: LastFMKey, locale: ContentLocale) {
        self.init(http: http, baseURL: baseURL, key: key, locale: locale, time: SystemTime())
    }

    init(http: HTTPClient, baseURL: HTTPURL, key: LastFMKey, locale: ContentLocale, time: any TimeSource) {
        self.http = http
        self.baseURL = baseURL
        credential = key.credential
        self.locale = locale
        charts = MemoryCache(limit: LastFMPaging.lastPage, time: time)
        topAlbums = MemoryCache(limit: 200, time: time)
        albums = MemoryCache(limit: 500, time: time)
        artists = MemoryCache(limit: 5_000, time: time)
    }

    package func topArtists(page number: Int) async throws(CatalogFailure) -> Page<Artist> {
        guard number <= LastFMPaging.lastPage else { return LastFMPaging.pastTheEnd() }
        if let known = charts[number] { return known }
        let items = [QueryItem("page", String(number)), QueryItem("limit", Self.rowsPerPage)]
        let page = try await ask("chart.getTopArtists", items, as: LastFMChart.self).page(number)
        for artist in page.items { artists.store(artist, for: artist.id, lifetime: nil) }
        charts.store(page, for: number, lifetime: Self.lifetime)
        return page
    }

    package func topAlbums(of artist: ArtistID, page number: Int) async throws(CatalogFailure) -> Page<Album> {
        guard number <= LastFMPaging.lastPage else { return LastFMPaging.pastTheEnd() }
        let key = AlbumsKey(artist: artist, number: number)
        if let known = topAlbums[key] { return known }
        let page = try await ask(
            "artist.getTopAlbums", byName: [QueryItem("artist", artist.name)], mbid: artist.mbid,
            [QueryItem("page", String(number)), QueryItem("limit", Self.rowsPerPage)], as: LastFMTopAlbums.self
        ).page(number, of: artist)
        topAlbums.store(page, for: key, lifetime: Self.lifetime)
        return page
    }

    package func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail {
        if let known = albums[id] { return known }
        let detail = try await ask(
            "album.getInfo", byName: [QueryItem("artist", id.artist), QueryItem("album", id.title)], mbid: id.mbid,
            [QueryItem("lang", locale.language)], as: LastFMAlbumInfo.self
        ).detail(of: id)
        albums.store(detail, for: id, lifetime: Self.lifetime)
        return detail
    }

    package func rememberedAlbums(of artist: ArtistID) -> Page<Album>? {
        topAlbums[AlbumsKey(artist: artist, number: 1)]
    }

    package func remembered(_ id: AlbumID) -> AlbumDetail? {
        albums[id]
    }

    package func remembered(_ id: ArtistID) -> Artist? {
        artists[id]
    }

    package func forgetAnswers() {
        charts.removeAll()
        topAlbums.removeAll()
        albums.removeAll()
    }

    /// Last.fm goes by names. MusicBrainz ids do not always resolve, so that one is only tried, once, for a name
    /// that Last.fm does not know.
    private func ask<Answer: Decodable & Sendable>(
        _ method: String, byName name: [QueryItem], mbid: String?, _ items: [QueryItem], as type: Answer.Type
    ) async throws(CatalogFailure) -> Answer {
        do throws(CatalogFailure) {
            return try await ask(method, name + [QueryItem("autocorrect", "1")] + items, as: type)
        } catch {
            guard error == .notFound, let mbid else { throw error }
            return try await ask(method, [QueryItem("mbid", mbid)] + items, as: type)
        }
    }

    private func ask<Answer: Decodable & Sendable>(
        _ method: String, _ items: [QueryItem], as type: Answer.Type
    ) async throws(CatalogFailure) -> Answer {
        let query = [QueryItem("method", method)] + items + [QueryItem("format", "json")]
        let request = HTTPRequest(baseURL, query: query, credential: credential)
        let response = try await http.response(to: request, of: LastFMService())
        return try await JSONBody(response: response).decoded(as: type)
    }
}

extension HTTPURL {
    package static let lastFM = HTTPURL(scheme: .https, host: "ws.audioscrobbler.com", path: "/2.0/")
}
