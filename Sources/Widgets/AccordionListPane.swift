package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// Shows rows of which the one under the cursor unfolds into a text: drawn, or said in lines.
@MainActor
package protocol AccordionListPane: ScreenPane {
    var presenter: any AccordionPresenter { get }
    var state: AccordionState { get }
    func show(_ state: AccordionState)
    func select(row: Int)
    /// From now on it says which rows are in sight.
    func didAppear()
    /// - Parameter layOut: adds the text of the row under the cursor to an empty layout.
    func unfold(_ layOut: @escaping @MainActor (inout TextLayout) -> Void)
    /// Whether there are no rows.
    var isEmpty: Bool { get }
    /// Whether the text of a row is said, in place of the rows. One that is drawn stands below its row.
    var isOpen: Bool { get }
    /// What leads to other rows now.
    var motions: [Command] { get }
    /// Does something with the row under the cursor.
    ///
    /// - Returns: whether there is one.
    func withCursor(_ action: (_ index: Int) -> Void) -> Bool
}

extension AccordionListPane {
    package var question: Question? { state.question }

    /// It starts on its first row.
    package var memento: ScreenMemento { ScreenMemento() }

    package func restore(_ memento: ScreenMemento) {}

    /// What can be done with the row under the cursor, and what leads to others, in the order of the footer; nothing without rows.
    package func commands(ofRow commands: [Command]) -> [Command] {
        if isEmpty { return [] }
        return isPlain ? commands + motions : motions + commands
    }

    /// What every such list does, drawn or in lines.
    func handleAsAccordion(_ command: Command) -> Bool {
        if command == .refresh {
            presenter.didAskForRefresh()
        } else if let tab = state.tabs?.place(after: command) {
            presenter.didChooseTab(at: tab)
        } else {
            return false
        }
        return true
    }
}

/// The pane for a display of this kind.
///
/// - Parameter row: nil where there is none.
@MainActor
package func makeAccordionListPane<Row: AccordionRow>(
    _ presenter: any AccordionPresenter, on display: any Display, row: @escaping @MainActor (_ index: Int) -> Row?
) -> any AccordionListPane {
    display.isPlain
        ? PlainAccordionListPane(presenter, display: display) { row($0).map { PlainRow($0) } }
        : DrawnAccordionListPane(presenter, display: display, row: row)
}
