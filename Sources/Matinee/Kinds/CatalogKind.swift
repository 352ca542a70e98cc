import Entities
import Services

/// A kind of thing that catalogues have lists of: what its lists and the pages of its things ask, the same as the scenes do.
/// What is about several kinds goes by `FoundKind.catalog`.
protocol CatalogKind: Sendable {
    /// `any MovieCatalog`
    associatedtype Source: Sendable
    associatedtype Item: Sendable
    associatedtype Query: RefinableQuery

    func catalog(_ source: Source) -> any Catalog
    /// - Parameter today: the first day of what is newest.
    func query(_ refinement: Refinement, today: CalendarDate) -> Query
    func page(_ number: Int, _ query: Query, of source: Source) async throws(CatalogFailure) -> Page<Item>
    func cachedPage(_ number: Int, _ query: Query, of source: Source) async -> Cached<Page<Item>>?
    func found(_ item: Item) -> FoundItem
    /// Asks for all that the item's page shows first.
    func ask(_ item: Item, of source: Source) async throws(CatalogFailure) -> Picture?
    /// Nil where not all of that is there; else whether it is fresh.
    func isKept(_ item: Item, at source: Source) async -> Bool?
}

extension CatalogKind {
    var subject: LibrarySubject.Kind { Query.kind }

    func query(_ refinement: Refinement, today: CalendarDate) -> Query { Query(refinement) }
}

extension Page {
    func map<Other>(_ change: (Item) -> Other) -> Page<Other> {
        Page<Other>(
            items: items.map(change), sentCount: sentCount, total: total, isLast: isLast, isFollowed: isFollowed)
    }
}
