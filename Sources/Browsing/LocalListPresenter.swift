package import Entities
package import Presentation

/// The presenter of a list of kept things that is completely in memory, as its view knows it.
@MainActor
package protocol LocalListPresenter: MarkedListPresenter, ColumnedRows, PosterPresenter {
    func viewDidAppear()
    /// Order, filter and tab, as sessions store them.
    var sortName: String { get }
    var filterText: String? { get }
    var tabName: String? { get }
    func restore(sortName: String?, filterText: String?, tabName: String?)
    /// - Parameter index: its place among the tabs.
    func didChooseTab(at index: Int)
    /// - Parameter name: as sessions store it.
    func didChooseTab(named name: String)
    func didAskForSort()
    func didAskForFilter()
    func didChangeFilter(_ text: String)
    /// - Parameter keeps: whether the filter stays.
    func didEndFilter(keeps: Bool)
    func didAskToDelete(at index: Int)
    func didAnswer(isYes: Bool)
    /// Whether there is something to undo.
    var canUndo: Bool { get }
}

/// A presenter that composes a `LocalListBrowser`: order and filter are the same for all of them.
@MainActor
package protocol LocalListComposing: LocalListPresenter, KeptRowsComposing {
    associatedtype Item: Identifiable & Sendable where Item.ID: StableID
    associatedtype Sort: RawRepresentable<String> & CaseIterable & Equatable

    var list: LocalListBrowser<Item> { get }
    var arrangement: ListArrangement<Sort> { get set }
    var deleting: Deleting { get }
    var wording: Wording { get }
    /// What an order is called.
    func name(of sort: Sort) -> String
    /// Whether there is nothing that a filter could find.
    var hasNothingToFilter: Bool { get }
    /// - Parameter tabName: nil for none in particular.
    func restore(tabName: String?)
    /// Shows the items as they are arranged now.
    func rearrange()
}

/// Defaults for a list that has no tabs of its own.
extension LocalListComposing {
    package var tabName: String? { nil }

    package func restore(tabName: String?) {}
}

extension LocalListComposing where Item: KeptItem {
    package func summary(at index: Int) -> LibrarySummary? { list.item(at: index)?.summary }
}

extension LocalListComposing {
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

    package func didAskForSort() {
        // Before it is read nobody knows.
        if hasNothingToFilter { return }
        arrangement.askForSort()
        rearrange()
    }

    /// The orders, while one is being chosen.
    package var sortMenu: Menu? {
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

    /// - Returns: whether that was the menu.
    package func didLeaveSortMenu(with entry: Int?) -> Bool {
        guard arrangement.isSortAsked else { return false }
        arrangement.takeSort(entry)
        rearrange()
        return true
    }

    /// The menu that waits for its answer.
    package var menu: Menu? { sortMenu ?? libraryMarks.menu }

    package func didLeaveMenu(with entry: Int?) {
        if !didLeaveSortMenu(with: entry) { libraryMarks.didLeaveMenu(with: entry) }
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
