package import Entities
package import Presentation

/// The presenter of a list that can be searched, sorted and narrowed, as its view knows it.
@MainActor
package protocol RemoteListPresenter: ListPresenter {
    /// What was chosen, as sessions store it.
    var storedQuery: String { get }
    /// Called before the list appears; loads nothing.
    func restore(storedQuery: String)
}

extension RemoteListPresenter {
    package func fill(_ memento: inout ScreenMemento) {
        memento.filter = storedQuery
    }

    package func restore(_ memento: ScreenMemento) {
        restore(storedQuery: memento.filter ?? "")
    }

    package func viewDidAppear() {}
}

/// Defaults for lists without tabs.
extension RemoteListPresenter {
    package func didChooseTab(at index: Int) {}

    package func didChooseTab(named name: String) {}
}

/// What is asked of no such list.
extension RemoteListPresenter {
    package var canUndo: Bool { false }

    package func didAskToDelete(at index: Int) {}

    package func didAnswer(isYes: Bool) {}
}

/// A presenter that composes a `RemoteList` and a `PosterWall`: what the view tells it about rows, search, order and filters is
/// told to the list, and what there is to show is told to the view.
@MainActor
package protocol RemoteListComposing: RemoteListPresenter, PosterListComposing, PagedListBrowserDelegate
where Item: KeptItem, Query: RefinableQuery, ID == Item.ID {
    // Named again, so that the compiler takes both from `remote`.
    associatedtype Item
    associatedtype Query
    associatedtype Formatter: ListFormatting<Item>

    var formatter: Formatter { get }
    var remote: RemoteList<Item, Query> { get }
    /// Nil for a list that stands alone.
    var tabs: ListTabs? { get }
    /// The presenter's view; nil once it is gone.
    var listView: (any ListView)? { get }
    /// An item as it is known by now, where lists of its source say little of it.
    func known(_ item: Item) -> Item
}

extension RemoteListComposing {
    package var list: MarkedList<Item, Query> { remote.marked }

    /// Has the list and its pictures tell this presenter of their changes. Called at the end of `init`, since it hands out the
    /// presenter.
    package func observeList() {
        list.browser.delegate = self
        remote.didAsk = { [weak self] in self?.showControls() }
        libraryMarks.onChange { [weak self] in self?.showControls() }
        posters.didChange = { [weak self] in self?.listView?.showPosters() }
    }

    private func showControls() { listView?.show(controls) }

    package func didChange(_ state: ListState) {
        listView?.show(remote.list(state))
    }

    package func didSettleCursor(onRow row: Int) {
        listView?.select(row: row)
    }

    package func didFollow(_ id: ID?) {
        remote.follow(id)
    }

    package func didSelectRow(at index: Int) {
        remote.showDetail(ofRow: index)
    }
}

extension SiblingListComposing where Self: RemoteListComposing {
    package func didMoveDetail(to id: ID) {
        remote.didMoveDetail(to: id)
    }
}

extension RemoteListComposing {
    package var title: String { remote.title }
    package var source: SourceID? { remote.source }
    package var tabs: ListTabs? { nil }

    package var controls: ListControls {
        var controls = remote.controls
        controls.tabs = tabs
        controls.menu = controls.menu ?? libraryMarks.menu
        controls.isAsking = libraryMarks.isAboutToAsk
        return controls
    }

    package var loaded: [KnownItem] { remote.loaded }
    package var storedQuery: String { remote.storedQuery }

    package func restore(storedQuery: String) { remote.restore(storedQuery: storedQuery) }

    package func known(_ item: Item) -> Item { item }

    package func row(at index: Int) -> Row? {
        list.item(at: index).map { formatter.row(known($0), list.marks(of: $0)) }
    }

    package func posterFacts(at index: Int) -> TileFacts {
        list.item(at: index).map { formatter.tileFacts(of: known($0)) } ?? []
    }

    package func didAskForRefresh() {
        posters.tryAgain()
        remote.refresh()
    }

    package func didAskForFilter() { remote.beginSearch() }
    package func didChangeFilter(_ text: String) { remote.changeSearch(to: text) }
    package func didEndFilter(keeps: Bool) { remote.endSearch(keeps: keeps) }
    package func didAskForCollection() { remote.refining.askForCollection() }
    package func didAskForSort() { remote.refining.askForSort() }
    package func didAskForFilters() { remote.refining.askForFilters() }
    package func didAskToKeepView() { remote.askForViewName() }
    package func didAnswer(_ answer: MenuAnswer) {
        let marks = libraryMarks
        marks.menu == nil ? remote.refining.answer(answer) : marks.didLeaveMenu(with: answer.entry)
    }
    package func didType(_ text: String) { remote.type(text) }
    package func didEndTyping(keeps: Bool) { remote.endTyping(keeps: keeps) }
}
