package import CatalogKit
package import Entities
package import HTTP
package import Services

/// Films from The Movie Database, version 3 of its interface.
package final class TMDBCatalog: MovieCatalog {
    package let source = TMDBSource.id
    package let capabilities = TMDBSource.descriptor.capabilities(about: .movie)

    private struct PageKey: Hashable {
        let query: MovieQuery
        let number: Int
    }

    let answers: CatalogAnswers<TMDBService>
    let baseURL: HTTPURL
    let credential: Credential
    let locale: ContentLocale
    private let lastPage: Int
    private let pages: MemoryCache<PageKey, CatalogAnswer<Page<Movie>>>
    private let details: MemoryCache<MovieID, CatalogAnswer<MovieDetail>>
    let people: MemoryCache<PersonID, CatalogAnswer<PersonDetail>>
    let summaries: MemoryCache<MovieID, Movie>
    /// One address, under the source.
    let pictureAddresses: MemoryCache<SourceID, CatalogAnswer<String>>
    /// One list, under the source.
    private let genres: MemoryCache<SourceID, CatalogAnswer<[FilterValue]>>

    /// The list of the past year is a new query every day. Until today's answer is there, an earlier one is shown.
    private static let daysLookedBack = 31
    /// Where the values of filters are searched for that are too many to be listed.
    private static let searches: [QueryFilter: String] = [.person: "/search/person", .series: "/search/collection"]

    /// - Parameters:
    ///   - baseURL: the service's, or the address of a test server, with its path; a slash at the end does not matter.
    ///   - lastPage: the last page that the server allows for a list.
    package init(
        http: HTTPClient, store: AnswerStore?, baseURL: HTTPURL, key: TMDBKey, locale: ContentLocale,
        lastPage: Int = TMDBSource.lastPage.usual
    ) {
        answers = CatalogAnswers(http: http, store: store, service: TMDBService())
        self.baseURL = baseURL
        credential = key.credential
        self.locale = locale
        self.lastPage = lastPage
        pages = answers.memory(limit: 100)
        details = answers.memory(limit: 200)
        people = answers.memory(limit: 100)
        summaries = MemoryCache(limit: 2_000, time: http.time)
        genres = MemoryCache(limit: 1, time: http.time)
        pictureAddresses = MemoryCache(limit: 1, time: http.time)
    }

    package func page(_ number: Int, of query: MovieQuery) async throws(CatalogFailure) -> Page<Movie> {
        guard number <= lastPage else { return .end }
        let key = PageKey(query: query, number: number)
        return try await answers.value(of: listQuestion(query, number), in: pages, as: key, learn: learn)
    }

    package func detail(of id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        guard let question = detailQuestion(id) else { throw .notFound }
        return try await answers.value(of: question, in: details, as: id)
    }

    package func cachedPage(_ number: Int, of query: MovieQuery) async -> Cached<Page<Movie>>? {
        let key = PageKey(query: query, number: number)
        return await answers.cached(
            listQuestion(query, number),
            orTo: query.daysEarlier(upTo: Self.daysLookedBack).map { listRequest($0, number) }, in: pages, as: key,
            learn: learn)
    }

    package func cachedDetail(of id: MovieID) async -> Cached<MovieDetail>? {
        guard let question = detailQuestion(id) else { return nil }
        return await answers.cached(
            question, orTo: [detailRequest(id, with: Self.formerParts)], in: details, as: id)
    }

    package func peek(_ id: MovieID) -> MoviePreview? {
        if let detail = details[id] { return .detail(detail.value) }
        return summaries[id].map { .summary($0) }
    }

    package func movie(knownAs alias: ItemID) async throws(CatalogFailure) -> MovieID? {
        guard alias.source == .imdb, let id = ItemID(imdb: alias.key) else { return nil }
        let request = HTTPRequest(
            baseURL, path: "/find/\(id.key)", query: [QueryItem("external_source", "imdb_id")], credential: credential)
        let question = CatalogQuestion(requests: [request], policy: .detail) {
            JSONBody.read($0, as: TMDBFound.self)
        }
        do throws(CatalogFailure) {
            return try await answers.answer(to: question).value.movie
        } catch {
            guard error == .notFound else { throw error }
            return nil
        }
    }

    package func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue] {
        guard filter == .genre, genres[source] == nil else { return knownValues(of: filter) }
        return try await answers.value(of: genreQuestion, in: genres, as: source)
    }

    package func values(
        of filter: QueryFilter, matching text: String
    ) async throws(CatalogFailure) -> [FilterValue] {
        let words = SearchWords(text)
        guard let path = Self.searches[filter] else {
            return try await values(of: filter).filter { words.areFound(in: $0.name ?? $0.key) }
        }
        if words.isEmpty { return [] }
        let items = [
            QueryItem("query", text), QueryItem("include_adult", "false"), QueryItem("language", locale.tag),
            QueryItem("page", "1"),
        ]
        let request = HTTPRequest(baseURL, path: path, query: items, credential: credential)
        let question = CatalogQuestion(requests: [request], policy: .detail) {
            JSONBody.read($0, as: TMDBNamedList.self)?.values
        }
        return try await answers.answer(to: question).value
    }

    package func knownValues(of filter: QueryFilter) -> [FilterValue] {
        switch filter {
        case .genre: genres[source]?.value ?? TMDBGenre.known
        case .language: TMDBValues.languages
        case .country: TMDBValues.countries
        default: []
        }
    }

    package func invalidateCache() {
        answers.invalidate()
    }

    private func learn(_ answer: CatalogAnswer<Page<Movie>>) {
        for movie in answer.value.items where answer.isFresh || summaries[movie.id] == nil {
            summaries.store(movie, for: movie.id, lifetime: nil)
        }
    }

    private func listQuestion(_ query: MovieQuery, _ number: Int) -> CatalogQuestion<Page<Movie>> {
        let isSeries = TMDBListParameters(query: query).isSeries
        return CatalogQuestion(
            requests: [listRequest(query, number)], policy: .list, mustBeThere: number == 1 && !isSeries
        ) { [lastPage] in
            if isSeries { return JSONBody.read($0, as: TMDBSeries.self)?.page(number) }
            return JSONBody.read($0, as: TMDBMoviePage.self)?.page(number, lastPage: lastPage)
        }
    }

    private var genreQuestion: CatalogQuestion<[FilterValue]> {
        let request = HTTPRequest(
            baseURL, path: "/genre/movie/list", query: [QueryItem("language", locale.tag)], credential: credential)
        return CatalogQuestion(requests: [request], policy: .genres) {
            JSONBody.read($0, as: TMDBGenreList.self)?.values
        }
    }

    /// Nil for what cannot be a film of TMDB's: ids come from files too, and this one becomes part of an address.
    private func detailQuestion(_ id: MovieID) -> CatalogQuestion<MovieDetail>? {
        guard id.item.source == source, isNumber(id.item.key) else { return nil }
        let region = locale.region
        return CatalogQuestion(requests: [detailRequest(id)], policy: .detail) {
            JSONBody.read($0, as: TMDBMovieDetail.self)?.detail(region: region)
        }
    }

    func isNumber(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    }

    private func listRequest(_ query: MovieQuery, _ number: Int) -> HTTPRequest {
        let parameters = TMDBListParameters(query: query)
        var items = parameters.items
        items.append(QueryItem("language", locale.tag))
        if parameters.isSeries {
            return HTTPRequest(baseURL, path: parameters.path, query: items, credential: credential)
        }
        if let region = locale.region { items.append(QueryItem("region", region)) }
        items.append(QueryItem("page", String(number)))
        return HTTPRequest(baseURL, path: parameters.path, query: items, credential: credential)
    }

    private static let parts = "\(formerParts),keywords,watch/providers"
    /// What version 0.1 asked for: its answers say less, and are better than none.
    private static let formerParts = "credits,videos,release_dates,recommendations"

    private func detailRequest(_ id: MovieID, with parts: String = parts) -> HTTPRequest {
        let items = [
            QueryItem("append_to_response", parts),
            QueryItem("language", locale.tag),
            // Without this TMDB sends only videos in that language, for most languages none.
            QueryItem("include_video_language", "\(locale.language),en,null"),
        ]
        return HTTPRequest(baseURL, path: "/movie/\(id.item.key)", query: items, credential: credential)
    }
}
