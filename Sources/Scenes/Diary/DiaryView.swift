import Browsing
import Commands
import Navigation
import Presentation
import Widgets

@MainActor
protocol DiaryView: KeptListView {}

@MainActor
final class DiaryDefaultView {
    private let presenter: any DiaryPresenter
    let pane: LocalListPane

    init(presenter: any DiaryPresenter, display: any Display) {
        self.presenter = presenter
        pane = LocalListPane(presenter: presenter, display: display)
    }
}

extension DiaryDefaultView: DiaryView, LocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] { pane.commands(ofRows: [.down, .open, .edit, .rate, .delete]) }

    func handle(_ command: Command) -> Bool {
        command == .edit ? pane.list.withCursor(presenter.didAskToEdit) : pane.handle(command)
    }
}
