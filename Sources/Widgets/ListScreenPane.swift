package import Browsing
package import Commands
package import Navigation
package import Presentation

/// Shows a list that can be narrowed and arranged: drawn, or said in lines.
@MainActor
package protocol ListScreenPane: ScreenPane {
    var presenter: any ListPresenter { get }
    func show(_ state: ListState)
    func show(_ controls: ListControls)
    func select(row: Int)
    /// From now on it says which rows are in sight, so that more can be loaded.
    func didAppear()
    /// A picture of the grid has come.
    func didChangePosters()
    /// What can be done now.
    ///
    /// - Parameters:
    ///   - rows: commands for the row under the cursor besides `RowCommands`, and those of `RowCommands` that come first here; in
    ///     footer order.
    ///   - always: commands that need no row.
    func commands(ofRows rows: [Command], always: [Command]) -> [Command]
    /// Does something with the row under the cursor.
    ///
    /// - Returns: whether there is one.
    func withCursor(_ action: (_ index: Int) -> Void) -> Bool
    /// What there is to copy of the row under the cursor; nil for nothing.
    var copyable: CopyableThing? { get }
}

extension ListScreenPane {
    package func commands(ofRows rows: [Command]) -> [Command] { commands(ofRows: rows, always: []) }
}

/// The pane for a display of this kind.
@MainActor
package func makeListScreenPane(_ presenter: any ListPresenter, on display: any Display) -> any ListScreenPane {
    display.isPlain
        ? PlainListScreenPane(presenter: presenter, display: display)
        : DrawnListScreenPane(presenter: presenter, display: display)
}
