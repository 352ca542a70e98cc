package import Entities
package import Services

/// Films from The Movie Database, version 3 of its interface.
package final class TMDBCatalog: MovieCatalog {
    package let source = CatalogSource.tmdb

    private struct PageKey: Hashable {
        let query: MovieQuery
        let number: Int
    }

    private let http: HTTPClient
    private let baseURL: HTTPURL
    private let credential: Credential
    private let locale: ContentLocale
    private let pages: MemoryCache<PageKey, Page<Movie>>
    private let details: MemoryCache<MovieID, MovieDetail>
    private let summaries: MemoryCache<MovieID, Movie>

    private static let listLifetime = Duration.seconds(6 * 3_600)
    private static let detailLifetime = Duration.seconds(24 * 3_600)

    /// - Parameter baseURL: `.tmdb`, or a stand-in; with its path, with or without a slash at the end.
    package convenience init(http: HTTPClient, baseURL: HTTPURL, key: TMDBKey, locale: ContentLocale) {
        self.init(http: http, baseURL: baseURL, key: key, locale: locale, time: SystemTime())
    }

    init(http: HTTPClient, baseURL: HTTPURL, key: TMDBKey, locale: ContentLocale, time: any TimeSource) {
        self.http = http
        self.baseURL = baseURL
        credential = key.credential
        self.locale = locale
        pages = MemoryCache(limit: 100, time: time)
        details = MemoryCache(limit: 200, time: time)
        summaries = MemoryCache(limit: 20_000, time: time)
    }

    package func movies(_ query: MovieQuery, page number: Int) async throws(CatalogFailure) -> Page<Movie> {
        guard number <= TMDBMoviePage.lastPage else { return Page(items: [], sentCount: 0, total: nil, isLast: true) }
        let key = PageKey(query: query, number: number)
        if let known = pages[key] { return known }
        let response = try await http.response(to: listRequest(query, number), of: TMDBService())
        let page = try await JSONBody(response: response).decoded(as: TMDBMoviePage.self).page(number)
        for movie in page.items { summaries.store(movie, for: movie.id, lifetime: nil) }
        let allowed = response.headers.maxAge.map { Duration.seconds($0) } ?? Self.listLifetime
        pages.store(page, for: key, lifetime: min(allowed, Self.listLifetime))
        return page
    }

    package func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        if let known = details[id] { return known }
        let response = try await http.response(to: detailRequest(id), of: TMDBService())
        let answer = try await JSONBody(response: response).decoded(as: TMDBMovieDetail.self)
        guard let detail = answer.detail(region: locale.region) else { throw .unreadable(status: response.status) }
        details.store(detail, for: id, lifetime: Self.detailLifetime)
        return detail
    }

    package func remembered(_ id: MovieID) -> RememberedMovie? {
        if let detail = details[id] { return .detail(detail) }
        return summaries[id].map { .summary($0) }
    }

    package func forgetAnswers() {
        pages.removeAll()
        details.removeAll()
    }

    private func listRequest(_ query: MovieQuery, _ number: Int) -> HTTPRequest {
        var items: [QueryItem] = []
        if let released = query.released {
            items.append(QueryItem("primary_release_date.gte", day(released.lowerBound, orElse: "01-01")))
            items.append(QueryItem("primary_release_date.lte", day(released.upperBound, orElse: "12-31")))
        }
        switch query.sort {
        case .popularity: items.append(QueryItem("sort_by", "popularity.desc"))
        }
        items.append(QueryItem("include_adult", query.includesAdult ? "true" : "false"))
        items.append(QueryItem("include_video", "false"))
        items.append(QueryItem("language", locale.tag))
        if let region = locale.region { items.append(QueryItem("region", region)) }
        items.append(QueryItem("page", String(number)))
        return HTTPRequest(baseURL, path: "/discover/movie", query: items, credential: credential)
    }

    private func detailRequest(_ id: MovieID) -> HTTPRequest {
        let items = [
            QueryItem("append_to_response", "credits,videos,release_dates,recommendations"),
            QueryItem("language", locale.tag),
            // Else only videos in that language come: for most languages, none.
            QueryItem("include_video_language", "\(locale.language),en,null"),
        ]
        return HTTPRequest(baseURL, path: "/movie/\(id.rawValue)", query: items, credential: credential)
    }

    /// TMDB takes whole days only.
    private func day(_ date: CalendarDate, orElse monthAndDay: String) -> String {
        date.monthAndDay == nil ? "\(date.iso8601)-\(monthAndDay)" : date.iso8601
    }
}

extension HTTPURL {
    package static let tmdb = HTTPURL(scheme: .https, host: "api.themoviedb.org", path: "/3")
}
