package import Entities

/// An interactor of a list that can be searched, sorted and narrowed.
package protocol RemoteListInteractor<Item, Query>: ListInteractor
where Item: KeptItem, Query: RefinableQuery {
    /// What the list was asked to start with; nil for what lists of the source start with.
    var asked: Query? { get }
    /// The catalogue that answers: it says what it can be asked.
    var source: any ListCatalog<Item, Query> { get }
    /// What of an item is looked through by a search in the loaded rows.
    func searchedText(of item: Item) -> String
    /// All items of a list in an order that the source does not know.
    func arranged(_ items: [Item], by sort: QuerySort, isReversed: Bool) -> [Item]
}

/// What is asked is asked of the catalogue.
extension RemoteListInteractor {
    package var query: Query { asked ?? Query() }

    package func page(_ number: Int, of query: Query) async throws(CatalogFailure) -> Page<Item> {
        try await source.page(number, of: query)
    }

    package func cachedPage(_ number: Int, of query: Query) async -> Cached<Page<Item>>? {
        await source.cachedPage(number, of: query)
    }

    package func invalidateCache() {
        source.invalidateCache()
    }

    package func summary(of item: Item) -> LibrarySummary { item.summary }

    /// The items as they are: a source that knows all orders that it names is not asked for this.
    package func arranged(_ items: [Item], by sort: QuerySort, isReversed: Bool) -> [Item] { items }

    /// Its names.
    package func searchedText(of item: Item) -> String {
        let summary = summary(of: item)
        return [summary.title, summary.subtitle].compactMap(\.self).joined(separator: " ")
    }
}
