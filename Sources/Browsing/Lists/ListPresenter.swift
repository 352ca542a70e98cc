package import Entities
package import Presentation

/// The presenter of a list that can be narrowed and arranged, as its view knows it.
@MainActor
package protocol ListPresenter: KeptRowsPresenter, PosterPresenter {
    /// The source whose rows they are; nil where they are what the library keeps.
    var source: SourceID? { get }
    /// What the view begins with, until it is told something else.
    var controls: ListControls { get }
    /// What stands beside the titles. They stay the same.
    var columns: ListColumns { get }
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> Row?
    /// What the list has loaded, as far as it is remembered.
    var loaded: [KnownItem] { get }
    /// Writes down what was chosen and what narrows the list.
    func fill(_ memento: inout ScreenMemento)
    /// Called before the list appears; loads nothing.
    func restore(_ memento: ScreenMemento)
    func viewDidAppear()
    func didSelectRow(at index: Int)
    func didAskForFilter()
    func didChangeFilter(_ text: String)
    /// - Parameter keeps: whether the filter stays.
    func didEndFilter(keeps: Bool)
    func didAskForSort()
    /// - Parameter index: its place among the tabs.
    func didChooseTab(at index: Int)
    /// - Parameter name: as sessions store it.
    func didChooseTab(named name: String)
    func didAnswer(_ answer: MenuAnswer)

    // MARK: Only lists of a catalogue

    func didAskForCollection()
    func didAskForFilters()
    func didAskToKeepView()
    func didType(_ text: String)
    func didEndTyping(keeps: Bool)

    // MARK: Only lists of what is kept

    func didAskToDelete(at index: Int)
    func didAnswer(isYes: Bool)
    /// Whether there is something to undo.
    var canUndo: Bool { get }
}
