package import Entities
package import Services
import Synchronization

/// A catalogue of films in memory, whose answers are under its test's control.
package final class FakeMovieCatalog: MovieCatalog {
    package struct ListRequest: Hashable, Sendable {
        package let query: MovieQuery
        package let page: Int
    }

    package let source: SourceID
    package let capabilities: SourceCapabilities
    package let lists: AnswerDesk<ListRequest, Page<Movie>>
    package let details: AnswerDesk<MovieID, MovieDetail>
    /// The cached answers: none, unless a test sets some.
    package let cachedLists = AnswerDesk<ListRequest, Cached<Page<Movie>>?> { _ in .success(nil) }
    package let cachedDetails = AnswerDesk<MovieID, Cached<MovieDetail>?> { _ in .success(nil) }
    /// The films by ids of others: none, unless a test sets some.
    package let foundFilms = AnswerDesk<ItemID, MovieID?> { _ in .success(nil) }
    /// What filters can be set to.
    package let filterValues = AnswerDesk<QueryFilter, [FilterValue]> { _ in .success([]) }
    private let memory = Mutex<[MovieID: MoviePreview]>([:])
    private let forgotten = Mutex(0)

    package init(
        _ movies: [Movie], pageSize: Int = 20, source: SourceID = .tmdb, capabilities: SourceCapabilities? = nil
    ) {
        self.source = source
        self.capabilities =
            capabilities
            ?? SourceCapabilities(lists: [SourceCapabilities.List(source == .builtIn ? .everything : .pastYear)])
        lists = AnswerDesk { .success(Page(of: movies, number: $0.page, size: pageSize)) }
        details = AnswerDesk { id in
            movies.first { $0.id == id }.map { .success(MovieDetail(movie: $0)) } ?? .failure(.notFound)
        }
    }

    /// Sets the films of all lists.
    package func replaceMovies(with movies: [Movie], pageSize: Int = 20) {
        lists.answer { .success(Page(of: movies, number: $0.page, size: pageSize)) }
    }

    /// Sets what a list has said of a film.
    package func remember(_ movie: Movie) {
        memory.withLock { $0[movie.id] = .summary(movie) }
    }

    package func remember(_ detail: MovieDetail) {
        memory.withLock { $0[detail.movie.id] = .detail(detail) }
    }

    package var askedPages: [Int] { lists.requests.map(\.page) }

    package var forgetCount: Int { forgotten.withLock { $0 } }

    package func movies(_ query: MovieQuery, page: Int) async throws(CatalogFailure) -> Page<Movie> {
        try await lists.reply(to: ListRequest(query: query, page: page))
    }

    package func movie(_ id: MovieID) async throws(CatalogFailure) -> MovieDetail {
        try await details.reply(to: id)
    }

    package func cachedMovies(_ query: MovieQuery, page: Int) async -> Cached<Page<Movie>>? {
        await cachedLists.cachedReply(to: ListRequest(query: query, page: page))
    }

    package func cachedMovie(_ id: MovieID) async -> Cached<MovieDetail>? {
        await cachedDetails.cachedReply(to: id)
    }

    package func peek(_ id: MovieID) -> MoviePreview? {
        memory.withLock { $0[id] }
    }

    package func movie(knownAs alias: ItemID) async throws(CatalogFailure) -> MovieID? {
        try await foundFilms.reply(to: alias)
    }

    package func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue] {
        try await filterValues.reply(to: filter)
    }

    package func invalidateCache() {
        forgotten.withLock { $0 += 1 }
    }
}
