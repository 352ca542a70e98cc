package import Entities

/// An interactor of a list: where its pages come from, for any query.
package protocol ListInteractor<Item, Query>: KeepingInteractor {
    associatedtype Item: Identifiable & Sendable
    associatedtype Query: Hashable & Sendable

    /// What the list starts with.
    var query: Query { get }
    /// - Parameter number: from 1.
    func page(_ number: Int, of query: Query) async throws(CatalogFailure) -> Page<Item>
    /// The cached page; nil if there is none.
    func cachedPage(_ number: Int, of query: Query) async -> Cached<Page<Item>>?
    /// The next questions go to the service, not to the cache.
    func invalidateCache()
    /// The summary that the library would store.
    func summary(of item: Item) -> LibrarySummary
}
