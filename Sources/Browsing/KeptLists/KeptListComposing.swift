package import Entities
package import Presentation

/// A presenter of a list of kept things that is completely in memory: order and filter, how it is read and read anew, how
/// rows lead to what there is to tell of them, and how they follow what happens, is the same for all of them.
@MainActor
package protocol KeptListComposing: LocalListPresenter, KeptRowsComposing, LocalListBrowserDelegate
where Item: KeptItem, Item.ID: StableID {
    associatedtype Sort: RawRepresentable<String> & CaseIterable & Equatable
    associatedtype Shelf: KeptShelf

    var listView: (any ListView)? { get }
    var keptRouter: any KeptRouter { get }
    var wording: Wording { get }
    /// The rows: what the filter lets through of the shelf.
    var list: LocalListBrowser<Item> { get }
    var shelf: Shelf { get set }
    /// Reads what is put on the shelf.
    var follower: ChangeFollower<Shelf.Contents> { get }
    var arrangement: ListArrangement<Sort> { get set }
    var deleting: Deleting { get }
    var posters: KeptPosters { get }
    /// What stands below the title of a tile; without an own answer all that its row says, the first of it at least.
    func tileFacts(of row: Row) -> TileFacts
    /// What an order is called.
    func name(of sort: Sort) -> String
    /// - Parameter tabName: nil for none in particular.
    func restore(tabName: String?)
    /// The items that are shown, in their order, from what was read.
    func arranged() -> Arranged<Item>
    /// Something else was read.
    func didRead(_ contents: Shelf.Contents)
    /// Nil where a catalogue tells of it.
    func keptText(of thing: LibrarySubject) -> KeptText?
    /// Hands the view its state.
    func show()
}

/// Defaults for a list that has no tabs of its own.
extension KeptListComposing {
    package var tabName: String? { nil }

    package func restore(tabName: String?) {}
}

extension KeptListComposing {
    /// For its `init`: hears of all that it composes.
    package func listen() {
        list.delegate = self
        follower.didRead = { [weak self] in self?.didRead($0) }
        posters.didChange = { [weak self] in self?.listView?.showPosters() }
        deleting.didFail = { [weak self] in self?.didAskForRefresh() }
        libraryMarks.onChange { [weak self] in self?.show() }
    }

    /// For its `viewDidAppear`: shows what is there, reads, and reads anew after each change.
    package func readAndFollow<Change: Sendable>(_ changes: AsyncStream<Change>) {
        // The list says at once that it is the one on top: one below it may be slower, and speak for the first time later.
        keptRouter.followNothing()
        follower.follow(changes)
        show()
        follower.readAnew()
    }

    package func didAskForRefresh() {
        posters.tryAgain()
        follower.readAnew()
    }

    package func didRead(_ contents: Shelf.Contents) {
        shelf.fill(with: contents)
        rearrange()
    }

    /// Shows the items as they are arranged now.
    package func rearrange() {
        list.arrange(arranged(), for: [sortName, filterText ?? "", tabName ?? ""])
        show()
        let read = shelf.read
        if read.isLoaded || list.count > 0 { list.settleCursor(isWhole: read.isLoaded && read.failure == nil) }
    }

    package func summary(at index: Int) -> LibrarySummary? { list.item(at: index)?.summary }

    package func didSelectRow(at index: Int) {
        guard let thing = summary(at: index) else { return }
        list.didMoveCursor(to: index)
        keptRouter.show(thing, keptText: keptText(of: thing.subject))
    }

    package func didSettleCursor(onRow row: Int) { listView?.select(row: row) }

    package func didFollow(_ item: Item?) {
        guard let thing = item?.summary else { return keptRouter.followNothing() }
        keptRouter.follow(thing, keptText: keptText(of: thing.subject))
    }

    /// What all such lists tell their view, but for the list itself.
    ///
    /// - Parameter hasItems: whether there is something to filter.
    package func controls(hasItems: Bool) -> ListControls {
        var controls = ListControls(
            menu: sortMenu ?? libraryMarks.menu, filter: arrangement.filter, canFilter: hasItems)
        controls.question = deleting.question
        controls.isAsking = libraryMarks.isAboutToAsk
        return controls
    }
}

/// Its order and its filter.
extension KeptListComposing {
    package var browser: any ListBrowser { list }

    package var sortName: String { arrangement.sortName }

    package var filterText: String? { arrangement.filter?.text }

    package func restore(sortName: String?, filterText: String?, tabName: String?) {
        arrangement.restore(sortName: sortName, filterText: filterText)
        restore(tabName: tabName)
    }

    package func didChooseTab(named name: String) {
        restore(tabName: name)
        rearrange()
    }

    /// Whether there is nothing that a filter could find.
    private var hasNothingToFilter: Bool { shelf.read.isLoaded && !shelf.hasKept }

    package func didAskForSort() {
        // Before it is read nobody knows.
        if hasNothingToFilter { return }
        arrangement.askForSort()
        rearrange()
    }

    /// The orders, while one is being chosen.
    private var sortMenu: Menu? {
        guard arrangement.isSortAsked else { return nil }
        let sorts = Array(Sort.allCases)
        return Menu(
            wording.query.sortsTitle,
            sorts.map { sort in
                let name = name(of: sort).uppercasingFirst
                return sort == arrangement.sort && arrangement.isReversed ? wording.query.turned(name) : name
            }, chosen: Set(sorts.indices.filter { sorts[$0] == arrangement.sort }), isTurned: arrangement.isReversed,
            subject: "sort")
    }

    package func didLeaveMenu(with entry: Int?) { didLeaveUsualMenu(with: entry) }

    /// What leaving a menu does that all such lists have.
    package func didLeaveUsualMenu(with entry: Int?) {
        guard arrangement.isSortAsked else { return libraryMarks.didLeaveMenu(with: entry) }
        arrangement.takeSort(entry)
        rearrange()
    }

    /// The order, as titles have it.
    package var sortTitle: String {
        let name = name(of: arrangement.sort)
        return arrangement.isReversed ? wording.query.turned(name) : name
    }

    package func didAskForFilter() {
        if hasNothingToFilter, arrangement.filter == nil { return }
        arrangement.beginFilter()
        rearrange()
    }

    package func didChangeFilter(_ text: String) {
        if arrangement.changeFilter(to: text) { rearrange() }
    }

    package func didEndFilter(keeps: Bool) {
        arrangement.endFilter(keeps: keeps)
        rearrange()
    }

    package var canUndo: Bool { deleting.canUndo }
}
