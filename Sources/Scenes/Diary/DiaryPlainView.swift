import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The diary in a dialogue of lines.
@MainActor
final class DiaryPlainView {
    private let presenter: any DiaryPresenter
    let pane: PlainLocalListPane

    init(presenter: any DiaryPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainLocalListPane(presenter: presenter, display: display)
    }
}

extension DiaryPlainView: DiaryView, PlainLocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] { pane.commands(ofRows: [.edit]) }

    func handle(_ command: Command) -> Bool {
        command == .edit ? pane.list.withCursor(presenter.didAskToEdit) : pane.handle(command)
    }
}
