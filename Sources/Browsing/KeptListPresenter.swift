package import Entities

/// The presenter of a list whose items can be favourites and have notes, as its view knows it.
@MainActor
package protocol KeptListPresenter: AnyObject {
    var title: String { get }
    /// The loaded rows and the cursor.
    var browser: any ListBrowser { get }
    func didSelectRow(at index: Int)
    func didAskForRefresh()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
}

/// A presenter that composes a `KeptList`: what the view tells it about rows is told to the list.
@MainActor
package protocol KeptListComposing: KeptListPresenter {
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
}
