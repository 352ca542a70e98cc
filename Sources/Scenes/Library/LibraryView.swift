import Browsing
import Commands
import Navigation
import Presentation
import Widgets

@MainActor
protocol LibraryView: KeptListView {}

@MainActor
final class LibraryDefaultView {
    private let presenter: any LibraryPresenter
    let pane: LocalListPane

    init(presenter: any LibraryPresenter, display: any Display) {
        self.presenter = presenter
        pane = LocalListPane(presenter: presenter, display: display)
    }
}

extension LibraryDefaultView: LibraryView, LocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] {
        pane.commands(
            ofRows: [.down, .open, .note, .delete] + (presenter.hasUnconfirmed ? [.confirm] : []), always: [.importFile]
        )
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .confirm where presenter.hasUnconfirmed: return pane.list.withCursor(presenter.didAskToConfirm)
        case .importFile: presenter.didAskToImport()
        default: return pane.handle(command)
        }
        return true
    }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        if !memento.above.isEmpty { presenter.didAskForDiary() }
    }
}
