package import Entities
package import Presentation

/// The presenter of a list that can be searched, sorted and narrowed, as its view knows it.
@MainActor
package protocol RemoteListPresenter: MarkedListPresenter, ColumnedRows {
    /// What the reader is asked, and looks for.
    var asking: ListControls { get }
    /// What the list has loaded, as far as it is remembered.
    var loaded: [KnownItem] { get }
    /// What was chosen, as sessions store it.
    var storedQuery: String { get }
    /// Called before the list appears; loads nothing.
    func restore(storedQuery: String)
    func didAskForSearch()
    func didChangeSearch(_ text: String)
    /// - Parameter keeps: whether what was found stays.
    func didEndSearch(keeps: Bool)
    func didAskForCollection()
    func didAskForSort()
    func didAskForFilters()
    func didAskToKeepView()
    func didAnswer(_ answer: MenuAnswer)
    func didType(_ text: String)
    func didEndTyping(keeps: Bool)
    /// - Parameter index: its place among the tabs.
    func didChooseTab(at index: Int)
}

/// Defaults for lists without tabs.
extension RemoteListPresenter {
    package func didChooseTab(at index: Int) {}
}

/// A presenter that composes a `RemoteList`: what the view tells it about rows, search, order and filters is told to the
/// list, and what the list has to show is told to the view.
@MainActor
package protocol RemoteListComposing: RemoteListPresenter, MarkedListComposing, PagedListBrowserDelegate
where Item: KeptItem, Query: RefinableQuery, ID == Item.ID {
    var refined: RemoteList<Item, Query> { get }
    /// The presenter's view; nil once it is gone.
    var listView: (any RemoteListView)? { get }
}

extension RemoteListComposing {
    /// Has the list tell this presenter of its changes. Called at the end of `init`.
    package func connect() {
        list.browser.delegate = self
        refined.didAsk = { [weak self] in self.map { $0.listView?.show($0.asking) } }
    }

    package func didChange(_ state: ListState) {
        listView?.show(refined.list(state))
    }

    package func didSettleCursor(onRow row: Int) {
        listView?.select(row: row)
    }

    package func didFollow(_ id: ID?) {
        refined.follow(id)
    }

    package func didSelectRow(at index: Int) {
        refined.showDetail(ofRow: index)
    }
}

extension SiblingListComposing where Self: RemoteListComposing {
    package func didMoveDetail(to id: ID) {
        refined.didMoveDetail(to: id)
    }
}

extension RemoteListComposing {
    package var title: String { refined.title }
    package var asking: ListControls { refined.asking }
    package var loaded: [KnownItem] { refined.loaded }
    package var storedQuery: String { refined.storedQuery }

    package func restore(storedQuery: String) { refined.restore(storedQuery: storedQuery) }
    package func didAskForRefresh() { refined.refresh() }
    package func didAskForSearch() { refined.beginSearch() }
    package func didChangeSearch(_ text: String) { refined.changeSearch(to: text) }
    package func didEndSearch(keeps: Bool) { refined.endSearch(keeps: keeps) }
    package func didAskForCollection() { refined.refining.askForCollection() }
    package func didAskForSort() { refined.refining.askForSort() }
    package func didAskForFilters() { refined.refining.askForFilters() }
    package func didAskToKeepView() { refined.askForViewName() }
    package func didAnswer(_ answer: MenuAnswer) { refined.refining.answer(answer) }
    package func didType(_ text: String) { refined.type(text) }
    package func didEndTyping(keeps: Bool) { refined.endTyping(keeps: keeps) }
}
