import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol OwnListView: KeptListView {}

@MainActor
final class OwnListDefaultView {
    private let presenter: any OwnListPresenter
    let pane: LocalListPane

    init(presenter: any OwnListPresenter, display: any Display) {
        self.presenter = presenter
        pane = LocalListPane(presenter: presenter, display: display)
    }
}

extension OwnListDefaultView: OwnListView, LocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] {
        pane.commands(ofRows: [.down, .open, .moveDown, .delete], always: [.edit])
    }

    /// A row can be pulled to another place.
    func handle(_ pointing: Pointing) -> PointerUse {
        guard case .pull(let target) = pointing.action else { return pane.handle(pointing) }
        guard case .row(let row) = target else { return .none }
        return pane.list.withCursor { presenter.didAskToMove(at: $0, to: row) } ? .marked : .none
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .moveUp: return pane.list.withCursor { presenter.didAskToMove(at: $0, to: $0 - 1) }
        case .moveDown: return pane.list.withCursor { presenter.didAskToMove(at: $0, to: $0 + 1) }
        case .edit:
            if !pane.list.withCursor({ presenter.didAskToEdit(at: $0) }) { presenter.didAskToEdit(at: nil) }
        default: return pane.handle(command)
        }
        return true
    }
}
