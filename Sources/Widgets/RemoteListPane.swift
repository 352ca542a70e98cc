package import Browsing
package import Commands
package import Navigation
package import Presentation

/// Shows a list that can be searched, sorted and narrowed: drawn, or said in lines.
@MainActor
package protocol RemoteListPane: ScreenPane {
    var presenter: any RemoteListPresenter { get }
    func show(_ state: ListState)
    func show(_ controls: ListControls)
    func select(row: Int)
    /// From now on rows are loaded.
    func didAppear()
    /// A picture of the grid has come.
    func didChangePosters()
    /// What can be done now.
    ///
    /// - Parameters:
    ///   - rows: what can be done with a row beside what can be with any (`RowCommands`), in the order of the footer.
    ///   - more: the same, of less weight.
    func commands(ofRows rows: [Command], more: [Command]) -> [Command]
    /// What there is to copy of the row under the cursor; nil for nothing.
    var copyable: CopyableThing? { get }
}

extension RemoteListPane {
    package func commands(ofRows rows: [Command]) -> [Command] { commands(ofRows: rows, more: []) }
}

/// The pane for a display of this kind.
@MainActor
package func makeRemoteListPane(
    _ presenter: any RemoteListPresenter, on display: any Display
) -> any RemoteListPane {
    display.isPlain
        ? PlainRemoteListPane(presenter: presenter, display: display)
        : DrawnRemoteListPane(presenter: presenter, display: display)
}
