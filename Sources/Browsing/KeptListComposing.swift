package import Entities
package import Presentation

/// The view of a list of kept things.
@MainActor
package protocol KeptListView: AnyObject {
    func show(_ state: LocalListState)
    func select(row: Int)
    /// A picture of the grid has come.
    func showPosters()
}

/// A presenter of a list of kept things: how rows lead to what there is to tell of them, and how they follow what happens, is the
/// same for all of them.
@MainActor
package protocol KeptListComposing: KeptPosterComposing, LocalListBrowserDelegate {
    var shownBy: (any KeptListView)? { get }
    var leads: any KeptRouter { get }
    /// What was read of the library, by which the cursor knows whether all is there.
    var hasRead: LibraryReading { get }
    /// The items that are shown, in their order, from what was read.
    func arranged() -> Arranged<Item>
    /// Nil where a catalogue tells of it.
    func keptText(of thing: LibrarySubject) -> KeptText?
    /// Hands the view its state.
    func show()
}

extension KeptListComposing {
    /// For its `init`: hears of all that it composes.
    package func listen() {
        list.delegate = self
        posters.didChange = { [weak self] in self?.shownBy?.showPosters() }
        deleting.didFail = { [weak self] in self?.didAskForRefresh() }
        libraryMarks.didAsk { [weak self] in self?.show() }
    }

    package func rearrange() {
        list.arrange(arranged())
        show()
        let read = hasRead
        if read.isLoaded || list.count > 0 { list.settleCursor(isWhole: read.isLoaded && read.failure == nil) }
    }

    package func didSelectRow(at index: Int) {
        guard let thing = summary(at: index) else { return }
        list.didMoveCursor(to: index)
        leads.show(thing, keptText: keptText(of: thing.subject))
    }

    package func didSettleCursor(onRow row: Int) { shownBy?.select(row: row) }

    package func didFollow(_ item: Item?) {
        guard let thing = item?.summary else { return leads.followNothing() }
        leads.follow(thing, keptText: keptText(of: thing.subject))
    }

    /// What all such lists tell their view, but for the list itself.
    ///
    /// - Parameter hasItems: whether there is something to filter.
    package func state(_ listState: ListState, hasItems: Bool) -> LocalListState {
        var state = LocalListState()
        state.list = listState
        state.filter = arrangement.filter
        state.canFilter = hasItems
        state.question = deleting.question
        state.menu = menu
        return state
    }
}
