import Browsing
import Commands
import Navigation
import Presentation
import Widgets

@MainActor
protocol LibraryView: ListView {}

/// The list, drawn or in lines.
@MainActor
final class LibraryDefaultView {
    private let presenter: any LibraryPresenter
    let pane: any ListScreenPane

    init(presenter: any LibraryPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeListScreenPane(presenter, on: display)
    }
}

extension LibraryDefaultView: LibraryView, ListScreen {
    var commands: [Command] {
        let unconfirmed: [Command] = presenter.hasUnconfirmed ? [.confirm] : []
        let edit: [Command] = presenter.showsLists ? [.edit] : []
        return pane.commands(
            ofRows: [.down, .open] + edit + [.note, .delete] + unconfirmed, always: [.importFile])
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .confirm where presenter.hasUnconfirmed: return pane.withCursor(presenter.didAskToConfirm)
        case .edit:
            var isList = false
            return pane.withCursor { isList = presenter.didAskToEdit(at: $0) } && isList
        case .importFile: presenter.didAskToImport()
        default: return pane.handle(command)
        }
        return true
    }

    /// Lines begin with the list itself.
    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        if !pane.isPlain, !memento.above.isEmpty { presenter.didChooseTab(named: TabbedPlace.diary.rawValue) }
    }
}
