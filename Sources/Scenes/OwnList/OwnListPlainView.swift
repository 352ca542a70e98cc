import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The list in a dialogue of lines.
@MainActor
final class OwnListPlainView {
    private let presenter: any OwnListPresenter
    let pane: PlainLocalListPane

    init(presenter: any OwnListPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainLocalListPane(presenter: presenter, display: display)
    }
}

extension OwnListPlainView: OwnListView, PlainLocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] { pane.commands(ofRows: [.moveUp, .moveDown], always: [.edit]) }

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
