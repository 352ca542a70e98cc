import Browsing
import Commands
import Navigation
import Widgets

@MainActor
protocol LibraryView: KeptListView {}

/// The list, drawn or in lines.
@MainActor
final class LibraryDefaultView {
    private let presenter: any LibraryPresenter
    let pane: any LocalListPane

    init(presenter: any LibraryPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeLocalListPane(presenter, on: display)
    }
}

extension LibraryDefaultView: LibraryView, LocalListScreen {
    var commands: [Command] {
        let unconfirmed: [Command] = presenter.hasUnconfirmed ? [.confirm] : []
        return pane.commands(
            ofRows: [.down, .open, .note, .delete] + unconfirmed, plain: unconfirmed, always: [.importFile])
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .confirm where presenter.hasUnconfirmed: return pane.withCursor(presenter.didAskToConfirm)
        case .importFile: presenter.didAskToImport()
        default: return pane.handle(command)
        }
        return true
    }

    /// Lines begin with the list itself.
    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        if !pane.isPlain, !memento.above.isEmpty { presenter.didAskForDiary() }
    }
}
