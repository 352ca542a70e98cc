package import Entities

/// A catalogue that has lists of one kind of thing.
package protocol ListCatalog<Item, Query>: Catalog {
    associatedtype Item: KeptItem
    associatedtype Query: RefinableQuery

    /// One page of a list. The service decides how long it is. `isLast` takes the service's limit into account; a page after
    /// the last one is empty, not an error.
    ///
    /// - Parameter number: from 1.
    func page(_ number: Int, of query: Query) async throws(CatalogFailure) -> Page<Item>

    /// The cached answer of `page(_:of:)`, fresh or not, without a request: to show at once, and when the service fails.
    /// Nil if there is none.
    func cachedPage(_ number: Int, of query: Query) async -> Cached<Page<Item>>?
}

extension ListCatalog {
    /// The catalogue as what it is for lists.
    package var lists: any ListCatalog<Item, Query> { self }

    /// A catalogue that keeps no answers has none.
    package func cachedPage(_ number: Int, of query: Query) async -> Cached<Page<Item>>? { nil }
}
