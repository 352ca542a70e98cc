package import CatalogKit
package import Entities
package import HTTP
import Runtime
package import Services

/// Artists and albums from Deezer: its charts, what an artist has released, and albums with their tracks.
///
/// Deezer knows artists and albums by numbers, so theirs stand where ids of other sources have names.
package final class DeezerCatalog: MusicCatalog {
    package let source = DeezerSource.id
    package let capabilities = DeezerSource.descriptor.capabilities(about: .artist)

    private struct FoundKey: Hashable {
        let list: DeezerArtistList
        let number: Int
    }

    private struct AlbumsKey: Hashable {
        let artist: ArtistID
        let number: Int
    }

    let answers: CatalogAnswers<DeezerService>
    let time: any TimeSource
    let questions: DeezerQuestions
    /// As they came, with the artists that earlier pages have too.
    private let charts: MemoryCache<Int, CatalogAnswer<Page<Artist>>>
    /// The pages of what is searched for, and of one genre.
    private let found: MemoryCache<FoundKey, CatalogAnswer<Page<Artist>>>
    /// One list, under the source.
    private let genreLists: MemoryCache<SourceID, CatalogAnswer<[DeezerGenre]>>
    private let albumLists: MemoryCache<AlbumsKey, CatalogAnswer<Page<Album>>>
    private let albums: MemoryCache<AlbumID, CatalogAnswer<AlbumDetail>>
    private let artists: MemoryCache<ArtistID, Artist>
    private let listed = DeezerListedArtists()

    /// - Parameter baseURL: the service's, or the address of a test server; paths are added to it.
    package init(http: HTTPClient, store: AnswerStore?, baseURL: HTTPURL) {
        answers = CatalogAnswers(http: http, store: store, service: DeezerService())
        time = http.time
        questions = DeezerQuestions(baseURL: baseURL)
        charts = answers.memory(limit: 50)
        found = answers.memory(limit: 50)
        genreLists = answers.memory(limit: 1)
        albumLists = answers.memory(limit: 200)
        albums = answers.memory(limit: 500)
        artists = MemoryCache(limit: 5_000, time: time)
    }

    package func page(_ number: Int, of query: ArtistQuery) async throws(CatalogFailure) -> Page<Artist> {
        guard let list = DeezerArtistList(query) else { return try await chartedArtists(page: number) }
        let key = FoundKey(list: list, number: number)
        do throws(CatalogFailure) {
            return try await answers.value(
                of: questions.artists(of: list, page: number), in: found, as: key, learn: learn)
        } catch {
            // A genre without a chart has nobody in it.
            guard error == .notFound, list.isGenre else { throw error }
            return .end
        }
    }

    package func cachedPage(_ number: Int, of query: ArtistQuery) async -> Cached<Page<Artist>>? {
        guard let list = DeezerArtistList(query) else { return await cachedChartedArtists(page: number) }
        let key = FoundKey(list: list, number: number)
        return await answers.cached(questions.artists(of: list, page: number), in: found, as: key, learn: learn)
    }

    package func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue] {
        if filter == .genre { _ = try await genres() }
        return knownValues(of: filter)
    }

    package func knownValues(of filter: QueryFilter) -> [FilterValue] {
        guard filter == .genre else { return [] }
        return (genreLists[source]?.value ?? []).map { FilterValue(String($0.id), name: $0.name) }
    }

    private func learn(_ answer: CatalogAnswer<Page<Artist>>) {
        for artist in answer.value.items where answer.isFresh || artists[artist.id] == nil {
            artists.store(artist, for: artist.id, lifetime: nil)
        }
    }

    /// The chart of all music, then those of the genres, each artist once.
    private func chartedArtists(page number: Int) async throws(CatalogFailure) -> Page<Artist> {
        if let known = charts[number] { return listed.newcomers(on: known.value, number: number) }
        let genres = DeezerChart.needsGenres(page: number) ? try await genres() : []
        guard let chart = DeezerChart(page: number, genres: genres) else { return .end }
        if let end = await chartEnd(before: chart) { return end.value }
        do throws(CatalogFailure) {
            return remember(try await answers.answer(to: questions.artists(of: chart)), page: number)
        } catch {
            // A genre without a chart is no reason to end the list before the next one.
            guard error == .notFound, chart.genre != nil else { throw error }
            return chart.nothing
        }
    }

    /// In Deezer's own order.
    package func topAlbums(of id: ArtistID, page number: Int) async throws(CatalogFailure) -> Page<Album> {
        guard id.isDeezers else { throw .notFound }
        let key = AlbumsKey(artist: id, number: number)
        let artist = try await summary(of: id)
        return try await answers.value(of: questions.albums(of: artist, page: number), in: albumLists, as: key)
    }

    package func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail {
        guard id.isDeezers else { throw .notFound }
        return try await answers.value(of: albumQuestion(id), in: albums, as: id)
    }

    private func cachedChartedArtists(page number: Int) async -> Cached<Page<Artist>>? {
        if let known = charts[number] {
            return known.map { listed.newcomers(on: $0, number: number) }.cached(at: time.sinceEpoch)
        }
        let genres = DeezerChart.needsGenres(page: number) ? await cachedGenres() : []
        guard let chart = DeezerChart(page: number, genres: genres) else { return nil }
        if let end = await chartEnd(before: chart) { return end.cached(at: time.sinceEpoch) }
        guard let answer = await answers.cached(questions.artists(of: chart)) else { return nil }
        let page = remember(answer, page: number)
        return answer.map { _ in page }.cached(at: time.sinceEpoch)
    }

    package func cachedTopAlbums(of id: ArtistID, page number: Int) async -> Cached<Page<Album>>? {
        let key = AlbumsKey(artist: id, number: number)
        guard id.isDeezers, let artist = await cachedSummary(of: id) else { return nil }
        return await answers.cached(questions.albums(of: artist, page: number), in: albumLists, as: key)
    }

    package func cachedAlbum(_ id: AlbumID) async -> Cached<AlbumDetail>? {
        guard id.isDeezers else { return nil }
        return await answers.cached(albumQuestion(id), in: albums, as: id)
    }

    package func peekAlbums(of artist: ArtistID) -> Page<Album>? {
        albumLists[AlbumsKey(artist: artist, number: 1)]?.value
    }

    package func peek(_ id: AlbumID) -> AlbumDetail? {
        albums[id]?.value
    }

    package func peek(_ id: ArtistID) -> Artist? {
        artists[id]
    }

    package func invalidateCache() {
        answers.invalidate()
    }

    // MARK: What answers need beside themselves

    private func genres() async throws(CatalogFailure) -> [DeezerGenre] {
        try await answers.value(of: questions.genres, in: genreLists, as: source)
    }

    private func cachedGenres() async -> [DeezerGenre] {
        if let known = genreLists[source] { return known.value }
        return await answers.cached(questions.genres)?.value ?? []
    }

    /// Lists of albums do not name their artist. Charts do; of an artist from elsewhere the service is asked.
    private func summary(of id: ArtistID) async throws(CatalogFailure) -> Artist {
        if let known = artists[id] { return known }
        let artist = try await answers.answer(to: questions.artist(id)).value
        artists.store(artist, for: id, lifetime: nil)
        return artist
    }

    private func cachedSummary(of id: ArtistID) async -> Artist? {
        if let known = artists[id] { return known }
        guard let artist = await answers.cached(questions.artist(id))?.value else { return nil }
        artists.store(artist, for: id, lifetime: nil)
        return artist
    }

    /// An empty page where the chart of all music is known to end before this one, so that nobody asks for it.
    private func chartEnd(before chart: DeezerChart) async -> CatalogAnswer<Page<Artist>>? {
        guard chart.genre == nil, chart.index > 0, let start = DeezerChart(page: 1, genres: []) else { return nil }
        var known = charts[1]
        if known == nil { known = await answers.cached(questions.artists(of: start)) }
        guard let known, known.value.sentCount < DeezerList<DeezerArtist>.rowsPerPage else { return nil }
        return known.map { _ in chart.nothing }
    }

    private func remember(_ answer: CatalogAnswer<Page<Artist>>, page number: Int) -> Page<Artist> {
        charts.remember(answer, for: number)
        let page = listed.newcomers(on: answer.value, number: number)
        for artist in page.items where answer.isFresh || artists[artist.id] == nil {
            artists.store(artist, for: artist.id, lifetime: nil)
        }
        return page
    }

    private func albumQuestion(_ id: AlbumID) -> CatalogQuestion<AlbumDetail> {
        questions.album(id, artistName: artists[ArtistID(source: source, name: id.artist)]?.name)
    }
}
