import Browsing
import Commands
import Navigation
import Widgets

@MainActor
protocol DiaryView: ListView {}

/// The diary, drawn or in lines.
@MainActor
final class DiaryDefaultView {
    private let presenter: any DiaryPresenter
    let pane: any ListScreenPane

    init(presenter: any DiaryPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeListScreenPane(presenter, on: display)
    }
}

extension DiaryDefaultView: DiaryView, ListScreen {
    var commands: [Command] { pane.commands(ofRows: [.down, .open, .edit, .rate, .delete]) }

    func handle(_ command: Command) -> Bool {
        command == .edit ? pane.withCursor(presenter.didAskToEdit) : pane.handle(command)
    }
}
