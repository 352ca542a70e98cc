package import CatalogKit
package import Entities
package import HTTP
import Runtime
package import Services

/// Films from Cinemeta. Its lists, but for searches, say all that it knows of their films, so that these need no further
/// request.
package final class CinemetaCatalog: MovieCatalog {
    package let source = CinemetaSource.id
    package let capabilities = CinemetaSource.descriptor.capabilities(about: .movie)

    private struct PageKey: Hashable {
        let list: CinemetaList
        let number: Int
    }

    private let answers: CatalogAnswers<CinemetaService>
    private let time: any TimeSource
    private let baseURL: HTTPURL
    private let pages: MemoryCache<PageKey, CatalogAnswer<Page<Movie>>>
    private let details: MemoryCache<MovieID, CatalogAnswer<MovieDetail>>
    private let summaries: MemoryCache<MovieID, Movie>
    /// What lists said, fresh or not: for films that the store has no answer of their own of.
    private let listed: MemoryCache<MovieID, CatalogAnswer<MovieDetail>>

    /// - Parameter baseURL: the service's, or the address of a test server, with its path; a slash at the end does not
    ///   matter.
    package init(http: HTTPClient, store: AnswerStore?, baseURL: HTTPURL) {
        answers = CatalogAnswers(http: http, store: store, service: CinemetaService())
        time = http.time
        self.baseURL = baseURL
        pages = answers.memory(limit: 40)
        details = answers.memory(limit: 2_000)
        summaries = MemoryCache(limit: 2_000, time: time)
        listed = MemoryCache(limit: 2_000, time: time)
    }

    package func page(_ number: Int, of query: MovieQuery) async throws(CatalogFailure) -> Page<Movie> {
        let key = PageKey(list: CinemetaList(query), number: number)
        guard number == 1 || !key.list.isSearch else { return .end }
        if let known = pages[key] { return known.value }
        return remember(try await answers.answer(to: question(key)), for: key).value
    }

    package func detail(of id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        guard let question = question(id) else { throw .notFound }
        return try await answers.value(of: question, in: details, as: id)
    }

    package func cachedPage(_ number: Int, of query: MovieQuery) async -> Cached<Page<Movie>>? {
        let key = PageKey(list: CinemetaList(query), number: number)
        if let known = pages[key] { return known.cached(at: time.sinceEpoch) }
        guard let answer = await answers.cached(question(key)) else { return nil }
        return remember(answer, for: key).cached(at: time.sinceEpoch)
    }

    package func cachedDetail(of id: MovieID) async -> Cached<MovieDetail>? {
        if let known = details[id] { return known.cached(at: time.sinceEpoch) }
        guard let question = question(id) else { return nil }
        let stored = await answers.cached(question)
        if let stored { details.remember(stored, for: id) }
        guard let listed = listed[id], listed.validatedAt > stored?.validatedAt ?? .zero else {
            return stored?.cached(at: time.sinceEpoch)
        }
        return Cached(value: listed.value, age: listed.cached(at: time.sinceEpoch).age, isFresh: false)
    }

    package func peek(_ id: MovieID) -> MoviePreview? {
        if let detail = details[id] { return .detail(detail.value) }
        return summaries[id].map { .summary($0) }
    }

    package func knownValues(of filter: QueryFilter) -> [FilterValue] {
        filter == .genre ? CinemetaGenre.all.map { FilterValue($0.rawValue) } : []
    }

    package func invalidateCache() {
        answers.invalidate()
    }

    private func remember(
        _ answer: CatalogAnswer<CinemetaListing>, for key: PageKey
    ) -> CatalogAnswer<Page<Movie>> {
        for movie in answer.value.page.items where answer.isFresh || summaries[movie.id] == nil {
            summaries.store(movie, for: movie.id, lifetime: nil)
        }
        for detail in answer.value.details {
            let (id, said) = (detail.movie.id, answer.map { _ in detail })
            if said.isFresh || listed[id] == nil { listed.store(said, for: id, lifetime: nil) }
            // A page from the store may be older than what was asked of the film itself.
            if said.validatedAt >= details[id]?.validatedAt ?? .zero { details.remember(said, for: id) }
        }
        let page = answer.map(\.page)
        pages.remember(page, for: key)
        return page
    }

    private func question(_ key: PageKey) -> CatalogQuestion<CinemetaListing> {
        CatalogQuestion(
            requests: [request(key.list.path(page: key.number))], policy: .cinemetaList,
            mustBeThere: key.number == 1 && !key.list.isNarrowed
        ) {
            JSONBody.read($0, as: CinemetaPage.self)?.page(key.number, of: key.list)
        }
    }

    /// Nil for what cannot be a film of Cinemeta's: ids come from files too, and this one becomes part of an address.
    private func question(_ id: MovieID) -> CatalogQuestion<MovieDetail>? {
        guard id.item.source == source, ItemID(imdb: id.item.key) != nil else { return nil }
        return CatalogQuestion(requests: [request("/meta/movie/\(id.item.key).json")], policy: .cinemetaDetail) {
            JSONBody.read($0, as: CinemetaMeta.self)?.detail(of: id)
        }
    }

    private func request(_ path: String) -> HTTPRequest {
        HTTPRequest(url: baseURL.appending(path))
    }
}
