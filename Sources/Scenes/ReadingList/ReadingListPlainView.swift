import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The list in a dialogue of lines.
@MainActor
final class ReadingListPlainView {
    private let presenter: any ReadingListPresenter
    let pane: PlainLocalListPane

    init(presenter: any ReadingListPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainLocalListPane(presenter: presenter, display: display)
    }
}

extension ReadingListPlainView: ReadingListView, PlainLocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] {
        pane.commands(ofRows: [.standing, .rate, .edit], always: [.add] + (presenter.hasShelf ? [.shelf] : []))
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
