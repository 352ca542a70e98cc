import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The list in a dialogue of lines.
@MainActor
final class LibraryPlainView {
    private let presenter: any LibraryPresenter
    let pane: PlainLocalListPane

    init(presenter: any LibraryPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainLocalListPane(presenter: presenter, display: display)
    }
}

extension LibraryPlainView: LibraryView, PlainLocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] {
        pane.commands(ofRows: presenter.hasUnconfirmed ? [.confirm] : [], always: [.importFile])
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .confirm where presenter.hasUnconfirmed: return pane.list.withCursor(presenter.didAskToConfirm)
        case .importFile: presenter.didAskToImport()
        default: return pane.handle(command)
        }
        return true
    }
}
