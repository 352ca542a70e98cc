package import AnswerCache
package import Entities
package import HTTP
import LenientJSON
import Runtime
package import Services
import Settings

/// Films from The Movie Database, version 3 of its interface.
package final class TMDBCatalog: MovieCatalog {
    package let source = TMDBSource.id
    package let capabilities = TMDBSource.descriptor.capabilities(about: .movie)

    private struct PageKey: Hashable {
        let query: MovieQuery
        let number: Int
    }

    private let answers: CatalogAnswers<TMDBService>
    private let time: any TimeSource
    private let baseURL: HTTPURL
    private let credential: Credential
    private let locale: ContentLocale
    private let lastPage: Int
    private let pages: MemoryCache<PageKey, CatalogAnswer<Page<Movie>>>
    private let details: MemoryCache<MovieID, CatalogAnswer<MovieDetail>>
    private let summaries: MemoryCache<MovieID, Movie>

    /// The list of the past year is a new query every day. Until today's answer is there, an earlier one is shown.
    private static let daysLookedBack = 31

    /// - Parameters:
    ///   - baseURL: the service's, or the address of a test server, with its path; a slash at the end does not matter.
    ///   - lastPage: the last page that the server allows for a list.
    package convenience init(
        http: HTTPClient, store: AnswerStore?, baseURL: HTTPURL, key: TMDBKey, locale: ContentLocale,
        lastPage: Int = TMDBSource.lastPage.usual
    ) {
        self.init(
            http: http, store: store, baseURL: baseURL, key: key, locale: locale, lastPage: lastPage,
            time: http.time)
    }

    init(
        http: HTTPClient, store: AnswerStore?, baseURL: HTTPURL, key: TMDBKey, locale: ContentLocale, lastPage: Int,
        time: any TimeSource
    ) {
        answers = CatalogAnswers(http: http, store: store, service: TMDBService(), time: time)
        self.time = time
        self.baseURL = baseURL
        credential = key.credential
        self.locale = locale
        self.lastPage = lastPage
        pages = MemoryCache(limit: 100, time: time)
        details = MemoryCache(limit: 200, time: time)
        summaries = MemoryCache(limit: 2_000, time: time)
    }

    package func movies(_ query: MovieQuery, page number: Int) async throws(CatalogFailure) -> Page<Movie> {
        guard number <= lastPage else { return Page(items: [], sentCount: 0, total: nil, isLast: true) }
        let key = PageKey(query: query, number: number)
        if let known = pages[key] { return known.value }
        let answer = try await answers.answer(to: listQuestion(query, number))
        remember(answer, for: key)
        return answer.value
    }

    package func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        if let known = details[id] { return known.value }
        guard let question = detailQuestion(id) else { throw .notFound }
        let answer = try await answers.answer(to: question)
        details.remember(answer, for: id)
        return answer.value
    }

    package func cachedMovies(_ query: MovieQuery, page number: Int) async -> Cached<Page<Movie>>? {
        let key = PageKey(query: query, number: number)
        if let known = pages[key] { return known.cached(at: time.sinceEpoch) }
        let earlier = query.daysEarlier(upTo: Self.daysLookedBack).map { listRequest($0, number) }
        guard let answer = await answers.cached(listQuestion(query, number), orTo: earlier) else { return nil }
        remember(answer, for: key)
        return answer.cached(at: time.sinceEpoch)
    }

    package func cachedMovie(_ id: MovieID) async -> Cached<MovieDetail>? {
        if let known = details[id] { return known.cached(at: time.sinceEpoch) }
        guard let question = detailQuestion(id), let answer = await answers.cached(question) else { return nil }
        details.remember(answer, for: id)
        return answer.cached(at: time.sinceEpoch)
    }

    package func peek(_ id: MovieID) -> MoviePreview? {
        if let detail = details[id] { return .detail(detail.value) }
        return summaries[id].map { .summary($0) }
    }

    package func invalidateCache() {
        pages.removeAll()
        details.removeAll()
        answers.invalidate()
    }

    private func remember(_ answer: CatalogAnswer<Page<Movie>>, for key: PageKey) {
        for movie in answer.value.items where answer.isFresh || summaries[movie.id] == nil {
            summaries.store(movie, for: movie.id, lifetime: nil)
        }
        pages.remember(answer, for: key)
    }

    private func listQuestion(_ query: MovieQuery, _ number: Int) -> CatalogQuestion<Page<Movie>> {
        CatalogQuestion(requests: [listRequest(query, number)], policy: .list) { [lastPage] in
            JSONBody.read($0, as: TMDBMoviePage.self)?.page(number, lastPage: lastPage)
        }
    }

    /// Nil for what cannot be a film of TMDB's: ids come from files too, and this one becomes part of an address.
    private func detailQuestion(_ id: MovieID) -> CatalogQuestion<MovieDetail>? {
        guard id.item.source == source, !id.item.key.isEmpty,
            id.item.key.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        else { return nil }
        let region = locale.region
        return CatalogQuestion(requests: [detailRequest(id)], policy: .detail) {
            JSONBody.read($0, as: TMDBMovieDetail.self)?.detail(region: region)
        }
    }

    private func listRequest(_ query: MovieQuery, _ number: Int) -> HTTPRequest {
        var items = TMDBListParameters(query: query).items
        items.append(QueryItem("include_adult", query.includesAdult ? "true" : "false"))
        if query.text == nil { items.append(QueryItem("include_video", "false")) }
        items.append(QueryItem("language", locale.tag))
        if let region = locale.region { items.append(QueryItem("region", region)) }
        items.append(QueryItem("page", String(number)))
        let path = query.text == nil ? "/discover/movie" : "/search/movie"
        return HTTPRequest(baseURL, path: path, query: items, credential: credential)
    }

    private func detailRequest(_ id: MovieID) -> HTTPRequest {
        let items = [
            QueryItem("append_to_response", "credits,videos,release_dates,recommendations"),
            QueryItem("language", locale.tag),
            // Without this TMDB sends only videos in that language, for most languages none.
            QueryItem("include_video_language", "\(locale.language),en,null"),
        ]
        return HTTPRequest(baseURL, path: "/movie/\(id.item.key)", query: items, credential: credential)
    }
}
