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
