package import CatalogKit
package import Entities
package import HTTP
import Runtime
package import Services

/// Artists and albums from Last.fm, version 2.0 of its interface.
package final class LastFMCatalog: MusicCatalog {
    package let source = LastFMSource.id
    package let capabilities = LastFMSource.descriptor.capabilities(about: .artist)

    private struct ListKey: Hashable {
        let list: LastFMArtistList
        let number: Int
    }

    private struct AlbumsKey: Hashable {
        let artist: ArtistID
        let number: Int

        init(artist: ArtistID, number: Int) {
            self.artist = artist.withoutMBID
            self.number = number
        }
    }

    let answers: CatalogAnswers<LastFMService>
    let time: any TimeSource
    private let baseURL: HTTPURL
    private let credential: Credential
    let locale: ContentLocale
    private let lists: MemoryCache<ListKey, CatalogAnswer<Page<Artist>>>
    /// One list, under the source.
    private let tags: MemoryCache<SourceID, CatalogAnswer<[FilterValue]>>
    private let topAlbums: MemoryCache<AlbumsKey, CatalogAnswer<Page<Album>>>
    /// By names alone, as artists are, since Last.fm goes by them; lists and details differ in the ids they know.
    private let albums: MemoryCache<AlbumID, CatalogAnswer<AlbumDetail>>
    private let artists: MemoryCache<ArtistID, Artist>

    private static let rowsPerPage = "50"

    /// - Parameter baseURL: the service's, or the address of a test server. Requests go to exactly this path, with its last
    ///   slash.
    package init(http: HTTPClient, store: AnswerStore?, baseURL: HTTPURL, key: LastFMKey, locale: ContentLocale) {
        answers = CatalogAnswers(http: http, store: store, service: LastFMService())
        time = http.time
        self.baseURL = baseURL
        credential = key.credential
        self.locale = locale
        lists = answers.memory(limit: 100)
        tags = answers.memory(limit: 1)
        topAlbums = answers.memory(limit: 200)
        albums = answers.memory(limit: 500)
        artists = MemoryCache(limit: 5_000, time: time)
    }

    package func page(_ number: Int, of query: ArtistQuery) async throws(CatalogFailure) -> Page<Artist> {
        guard number <= LastFMPaging.lastPage else { return .end }
        let key = ListKey(list: LastFMArtistList(query), number: number)
        return try await answers.value(of: question(key), in: lists, as: key, learn: learn)
    }

    package func topAlbums(of artist: ArtistID, page number: Int) async throws(CatalogFailure) -> Page<Album> {
        guard number <= LastFMPaging.lastPage else { return .end }
        let key = AlbumsKey(artist: artist, number: number)
        return try await answers.value(of: topAlbumsQuestion(artist, number), in: topAlbums, as: key)
    }

    package func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail {
        try await answers.value(of: albumQuestion(id), in: albums, as: id.withoutMBID)
    }

    package func cachedPage(_ number: Int, of query: ArtistQuery) async -> Cached<Page<Artist>>? {
        let key = ListKey(list: LastFMArtistList(query), number: number)
        return await answers.cached(question(key), in: lists, as: key, learn: learn)
    }

    package func cachedTopAlbums(of artist: ArtistID, page number: Int) async -> Cached<Page<Album>>? {
        let key = AlbumsKey(artist: artist, number: number)
        return await answers.cached(topAlbumsQuestion(artist, number), in: topAlbums, as: key)
    }

    package func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>? {
        await answers.cached(albumQuestion(id), in: albums, as: id.withoutMBID)
    }

    package func peekAlbums(of artist: ArtistID) -> Page<Album>? {
        topAlbums[AlbumsKey(artist: artist, number: 1)]?.value
    }

    package func peek(_ id: AlbumID) -> AlbumDetail? {
        albums[id.withoutMBID]?.value
    }

    package func peek(_ id: ArtistID) -> Artist? {
        artists[id.withoutMBID]
    }

    package func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue] {
        guard filter == .tag, tags[source] == nil else { return knownValues(of: filter) }
        return try await answers.value(of: topTags, in: tags, as: source)
    }

    package func knownValues(of filter: QueryFilter) -> [FilterValue] {
        switch filter {
        case .country: LastFMCountry.all
        case .tag: tags[source]?.value ?? []
        default: []
        }
    }

    package func invalidateCache() {
        answers.invalidate()
    }

    private func learn(_ answer: CatalogAnswer<Page<Artist>>) {
        for artist in answer.value.items where answer.isFresh || artists[artist.id.withoutMBID] == nil {
            artists.store(artist, for: artist.id.withoutMBID, lifetime: nil)
        }
    }

    private func question(_ key: ListKey) -> CatalogQuestion<Page<Artist>> {
        let paging = [QueryItem("page", String(key.number)), QueryItem("limit", Self.rowsPerPage)]
        let request = request(key.list.method, key.list.items + paging)
        if case .search = key.list {
            return CatalogQuestion(requests: [request], policy: .lastFMSearch) {
                JSONBody.read($0, as: LastFMArtistSearch.self)?.page(key.number)
            }
        }
        return CatalogQuestion(
            requests: [request], policy: .lastFM, mustBeThere: key.list == .chart && key.number == 1
        ) {
            JSONBody.read($0, as: LastFMChart.self)?.page(key.number)
        }
    }

    private var topTags: CatalogQuestion<[FilterValue]> {
        let items = [QueryItem("page", "1"), QueryItem("limit", "100")]
        return CatalogQuestion(requests: [request("chart.getTopTags", items)], policy: .lastFM) {
            JSONBody.read($0, as: LastFMTopTags.self)?.values
        }
    }

    private func topAlbumsQuestion(
        _ artist: ArtistID, _ number: Int
    ) -> CatalogQuestion<Page<Album>> {
        let requests = requests(
            "artist.getTopAlbums", byName: [QueryItem("artist", artist.name)], mbid: artist.mbid,
            [QueryItem("page", String(number)), QueryItem("limit", Self.rowsPerPage)])
        return CatalogQuestion(requests: requests, policy: .lastFM) {
            JSONBody.read($0, as: LastFMTopAlbums.self)?.page(number, of: artist)
        }
    }

    private func albumQuestion(_ id: AlbumID) -> CatalogQuestion<AlbumDetail> {
        let requests = requests(
            "album.getInfo", byName: [QueryItem("artist", id.artist), QueryItem("album", id.title)], mbid: id.mbid,
            [QueryItem("lang", locale.language)])
        return CatalogQuestion(requests: requests, policy: .lastFM) {
            JSONBody.read($0, as: LastFMAlbumInfo.self)?.detail(of: id)
        }
    }

    /// Last.fm identifies by name. MusicBrainz ids do not always work there, so one is tried only if Last.fm does not
    /// know the name.
    func requests(
        _ method: String, byName name: [QueryItem], mbid: String?, _ items: [QueryItem]
    ) -> [HTTPRequest] {
        [name + [QueryItem("autocorrect", "1")], mbid.map { [QueryItem("mbid", $0)] }]
            .compactMap(\.self).map { request(method, $0 + items) }
    }

    private func request(_ method: String, _ items: [QueryItem]) -> HTTPRequest {
        let query = [QueryItem("method", method)] + items + [QueryItem("format", "json")]
        return HTTPRequest(baseURL, query: query, credential: credential)
    }
}
