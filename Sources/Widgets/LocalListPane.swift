package import Browsing
package import Commands
package import Navigation
package import Presentation

/// Shows a list that is completely in memory: drawn, or said in lines.
@MainActor
package protocol LocalListPane: ScreenPane {
    var presenter: any LocalListPresenter { get }
    func show(_ state: LocalListState)
    func select(row: Int)
    /// From now on it says which rows are in sight.
    func didAppear()
    /// A picture of the grid has come.
    func didChangePosters()
    /// What can be done now.
    ///
    /// - Parameters:
    ///   - rows: commands for the selected row besides `RowCommands`, and those of `RowCommands` that come first here; in footer
    ///     order.
    ///   - always: commands that need no row.
    func commands(ofRows rows: [Command], always: [Command]) -> [Command]
    /// Does something with the row under the cursor.
    ///
    /// - Returns: whether there is one.
    func withCursor(_ action: (_ index: Int) -> Void) -> Bool
    /// What there is to copy of the row under the cursor; nil for nothing.
    var copyable: CopyableThing? { get }
}

extension LocalListPane {
    package func commands(ofRows rows: [Command]) -> [Command] { commands(ofRows: rows, always: []) }
}

/// The pane for a display of this kind.
@MainActor
package func makeLocalListPane(
    _ presenter: any LocalListPresenter, on display: any Display
) -> any LocalListPane {
    display.isPlain
        ? PlainLocalListPane(presenter: presenter, display: display)
        : DrawnLocalListPane(presenter: presenter, display: display)
}
