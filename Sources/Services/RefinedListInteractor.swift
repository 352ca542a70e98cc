package import Entities

/// An interactor of a list that can be searched, sorted and narrowed.
package protocol RefinedListInteractor<Item, Query>: ListInteractor where Query: RefinableQuery {
    /// The catalogue that answers: it says what it can be asked.
    var source: any Catalog { get }
    /// What of an item is looked through by a search in the loaded rows.
    func searchedText(of item: Item) -> String
    /// All items of a list in an order that the source does not know.
    func arranged(_ items: [Item], by sort: QuerySort, isReversed: Bool) -> [Item]
}

extension RefinedListInteractor {
    /// Of sources that know all orders that they name, nobody asks for it.
    package func arranged(_ items: [Item], by sort: QuerySort, isReversed: Bool) -> [Item] { items }

    /// Its names.
    package func searchedText(of item: Item) -> String {
        let summary = summary(of: item)
        return [summary.title, summary.subtitle].compactMap(\.self).joined(separator: " ")
    }
}
