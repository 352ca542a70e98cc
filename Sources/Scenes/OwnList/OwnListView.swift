import Browsing
import Commands
import Navigation
import TerminalKit
import Widgets

@MainActor
protocol OwnListView: ListView {}

/// The list, drawn or in lines.
@MainActor
final class OwnListDefaultView {
    private let presenter: any OwnListPresenter
    let pane: any ListScreenPane

    init(presenter: any OwnListPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeListScreenPane(presenter, on: display)
    }
}

extension OwnListDefaultView: OwnListView, ListScreen {
    var commands: [Command] {
        let moves: [Command] = presenter.canMove ? [.moveDown] : []
        return pane.commands(ofRows: [.down, .open] + moves + [.delete], always: [.edit])
    }

    /// A row can be pulled to another place.
    func handle(_ pointing: Pointing) -> PointerUse {
        guard case .pull(let target) = pointing.action else { return pane.handle(pointing) }
        guard case .row(let row) = target else { return .none }
        return pane.withCursor { presenter.didAskToMove(at: $0, to: row) } ? .marked : .none
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .moveUp: return pane.withCursor { presenter.didAskToMove(at: $0, to: $0 - 1) }
        case .moveDown: return pane.withCursor { presenter.didAskToMove(at: $0, to: $0 + 1) }
        case .edit:
            if !pane.withCursor({ presenter.didAskToEdit(at: $0) }) { presenter.didAskToEdit(at: nil) }
        default: return pane.handle(command)
        }
        return true
    }
}
