import Browsing
import Commands
import Navigation
import Widgets

@MainActor
protocol ReadingListView: ListView {}

/// The list, drawn or in lines.
@MainActor
final class ReadingListDefaultView {
    private let presenter: any ReadingListPresenter
    let pane: any ListScreenPane

    init(presenter: any ReadingListPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeListScreenPane(presenter, on: display)
    }
}

extension ReadingListDefaultView: ReadingListView, ListScreen {
    var commands: [Command] {
        pane.commands(
            ofRows: [.down, .open, .standing, .rate, .note, .edit, .delete],
            always: [.add] + (presenter.hasShelf ? [.shelf] : []))
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .edit: return pane.withCursor(presenter.didAskToEdit)
        case .add: presenter.didAskToAdd()
        case .shelf: presenter.didAskForShelf()
        default: return pane.handle(command)
        }
        return true
    }
}
