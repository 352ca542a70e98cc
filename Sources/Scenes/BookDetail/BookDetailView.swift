import Browsing
import Commands
import Navigation
import Widgets

protocol BookDetailView: KeptDetailView {}

/// A book's page, drawn or in lines.
@MainActor
final class BookDetailDefaultView {
    private let presenter: any BookDetailPresenter
    let pane: any DetailPane

    init(presenter: any BookDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeDetailPane(presenter, on: display)
    }
}

extension BookDetailDefaultView: BookDetailView, KeptDetailScreen {
    var actions: any KeptDetailPresenter { presenter }

    var commands: [Command] {
        pane.commands(ofItem: [.openPage, .standing, .rate, .favourite, .note, .lists, .edit, .delete])
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .edit: presenter.shelved.edit()
        case .delete: presenter.shelved.askToDelete()
        default: return handleAsKept(command)
        }
        return true
    }
}
