import Browsing
import Commands
import Navigation
import Presentation
import Widgets

@MainActor
protocol ReadingListView: KeptListView {}

@MainActor
final class ReadingListDefaultView {
    private let presenter: any ReadingListPresenter
    let pane: LocalListPane

    init(presenter: any ReadingListPresenter, display: any Display) {
        self.presenter = presenter
        pane = LocalListPane(presenter: presenter, display: display)
    }
}

extension ReadingListDefaultView: ReadingListView, LocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] {
        pane.commands(
            ofRows: [.down, .open, .standing, .rate, .note, .edit, .delete],
            always: [.add] + (presenter.hasShelf ? [.shelf] : []))
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .edit: return pane.list.withCursor(presenter.didAskToEdit)
        case .add: presenter.didAskToAdd()
        case .shelf: presenter.didAskForShelf()
        default: return pane.handle(command)
        }
        return true
    }
}
