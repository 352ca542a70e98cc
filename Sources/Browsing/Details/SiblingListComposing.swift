package import Entities

/// A presenter that composes a `MarkedList`, whose details lead on to the next and the previous item.
@MainActor
package protocol SiblingListComposing: MarkedListComposing, SiblingSource where ID == Item.ID {
    /// The detail shows another item, by its own decision, and the cursor has gone along.
    func didMoveDetail(to id: ID)
}

extension SiblingListComposing {
    package func sibling(_ direction: SiblingDirection, of id: ID) -> Sibling<ID> {
        list.browser.sibling(direction, of: id)
    }

    package func didMove(to id: ID) {
        if list.browser.moveCursor(with: id) { didMoveDetail(to: id) }
    }

    package func loadMoreSiblings() async -> CatalogFailure? {
        await list.browser.loadMore()
    }
}
