package import Entities
package import Services
import Synchronization

package typealias FakeMovieCatalog = FakeCatalog<MovieDetail, MovieQuery>
package typealias FakeBookCatalog = FakeCatalog<BookDetail, BookQuery>
package typealias FakePokemonCatalog = FakeCatalog<PokemonDetail, PokemonQuery>

/// A catalogue of one kind of thing in memory, whose answers are under its test's control.
///
/// The fakes here know no screen. Spies of what screens are made of are in Tests/ScreenTestSupport; what holds of every scene is
/// tested once, in Tests/EverySceneTests, where each scene is put on a `Stage`.
package final class FakeCatalog<Detail: ItemDetail, Query: RefinableQuery>: ListCatalog, DetailCatalog
where Detail.Item: KeptItem {
    package typealias Item = Detail.Item
    package typealias ID = Detail.Item.ID

    package struct ListRequest: Hashable, Sendable {
        package let query: Query
        package let page: Int
    }

    package let source: SourceID
    package let capabilities: SourceCapabilities
    package let lists: AnswerDesk<ListRequest, Page<Item>>
    package let details: AnswerDesk<ID, Detail>
    /// The cached answers: none, unless a test sets some.
    package let cachedLists = AnswerDesk<ListRequest, Cached<Page<Item>>?> { _ in .success(nil) }
    package let cachedDetails = AnswerDesk<ID, Cached<Detail>?> { _ in .success(nil) }
    /// The things by ids of others: none, unless a test sets some.
    package let foundByOthers = AnswerDesk<ItemID, ID?> { _ in .success(nil) }
    /// What filters can be set to.
    package let filterValues = AnswerDesk<QueryFilter, [FilterValue]> { _ in .success([]) }
    private let memory = Mutex<[ID: Preview<Detail>]>([:])
    private let forgotten = Mutex(0)

    /// - Parameter detail: what is known of one of them.
    fileprivate init(
        _ items: [Item], pageSize: Int, source: SourceID, capabilities: SourceCapabilities,
        detail: @escaping @Sendable (Item) -> Detail
    ) {
        (self.source, self.capabilities) = (source, capabilities)
        lists = AnswerDesk { .success(Page(of: items, number: $0.page, size: pageSize)) }
        details = AnswerDesk { id in
            items.first { $0.id == id }.map { .success(detail($0)) } ?? .failure(.notFound)
        }
    }

    /// Sets the items of all lists.
    package func replace(with items: [Item], pageSize: Int = 20) {
        lists.answer { .success(Page(of: items, number: $0.page, size: pageSize)) }
    }

    /// Sets what a list has said of an item.
    package func remember(_ item: Item) {
        memory.withLock { $0[item.id] = .summary(item) }
    }

    package func remember(_ detail: Detail) {
        memory.withLock { $0[detail.item.id] = .detail(detail) }
    }

    package var askedPages: [Int] { lists.requests.map(\.page) }

    package var forgetCount: Int { forgotten.withLock { $0 } }

    package func page(_ number: Int, of query: Query) async throws(CatalogFailure) -> Page<Item> {
        try await lists.reply(to: ListRequest(query: query, page: number))
    }

    package func cachedPage(_ number: Int, of query: Query) async -> Cached<Page<Item>>? {
        await cachedLists.cachedReply(to: ListRequest(query: query, page: number))
    }

    package func detail(of id: ID) async throws(CatalogFailure) -> Detail {
        try await details.reply(to: id)
    }

    package func cachedDetail(of id: ID) async -> Cached<Detail>? {
        await cachedDetails.cachedReply(to: id)
    }

    package func peek(_ id: ID) -> Preview<Detail>? {
        memory.withLock { $0[id] }
    }

    package func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue] {
        try await filterValues.reply(to: filter)
    }

    package func invalidateCache() {
        forgotten.withLock { $0 += 1 }
    }
}

extension FakeCatalog: MovieCatalog where Detail == MovieDetail, Query == MovieQuery {
    package convenience init(
        _ movies: [Movie], pageSize: Int = 20, source: SourceID = .tmdb, capabilities: SourceCapabilities? = nil
    ) {
        let list = SourceCapabilities.List(source == .builtIn ? .everything : .pastYear)
        self.init(
            movies, pageSize: pageSize, source: source,
            capabilities: capabilities ?? SourceCapabilities(lists: [list])
        ) { MovieDetail(movie: $0) }
    }

    package func movie(knownAs alias: ItemID) async throws(CatalogFailure) -> MovieID? {
        try await foundByOthers.reply(to: alias)
    }
}

extension FakeCatalog: BookCatalog where Detail == BookDetail, Query == BookQuery {
    package convenience init(_ books: [Book], pageSize: Int = 20, source: SourceID = .openLibrary) {
        self.init(
            books, pageSize: pageSize, source: source,
            capabilities: SourceCapabilities(
                lists: [SourceCapabilities.List(.trendingDay), SourceCapabilities.List(.trendingWeek)],
                search: SourceCapabilities.List(nil), shortestSearch: 3)
        ) { BookDetail(book: $0) }
    }
}

extension FakeCatalog: PokemonCatalog where Detail == PokemonDetail, Query == PokemonQuery {
    package convenience init(_ all: [Pokemon], pageSize: Int = 20, source: SourceID = .pokeAPI) {
        let sorts = [SourceCapabilities.Sort(.number), SourceCapabilities.Sort(.name)]
        self.init(
            all, pageSize: pageSize, source: source,
            capabilities: SourceCapabilities(
                lists: [SourceCapabilities.List(.everything, sorts: sorts)],
                search: SourceCapabilities.List(nil, sorts: sorts))
        ) { PokemonDetail(pokemon: $0) }
    }
}
