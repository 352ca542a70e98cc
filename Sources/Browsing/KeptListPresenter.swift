package import Entities
package import Presentation

/// The presenter of rows that can be favourites and have notes, as its view knows it.
@MainActor
package protocol KeptRowsPresenter: AnyObject {
    var title: String { get }
    /// The loaded rows and the cursor.
    var browser: any ListBrowser { get }
    func didAskForRefresh()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
    /// What there is to copy of a row; nil for one that is not in memory.
    func copyable(at index: Int) -> CopyableThing?
}

/// The same for rows that can be opened too.
@MainActor
package protocol KeptListPresenter: KeptRowsPresenter {
    func didSelectRow(at index: Int)
}

/// A presenter that composes a `KeptList`: what the view tells it about rows is told to the list.
@MainActor
package protocol KeptListComposing: KeptRowsPresenter {
    associatedtype Item: Identifiable & Sendable where Item.ID: StableID
    associatedtype Query: Hashable & Sendable

    var list: KeptList<Item, Query> { get }
}

extension KeptListComposing {
    package var browser: any ListBrowser { list.browser }

    package func didAskForRefresh() {
        list.refresh()
    }

    package func didToggleFavourite(at index: Int) {
        list.toggleFavourite(at: index)
    }

    package func didAskForNote(at index: Int) {
        list.editNote(at: index)
    }

    package func copyable(at index: Int) -> CopyableThing? { list.copyable(at: index) }
}
