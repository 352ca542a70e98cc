import Browsing
import Commands
import Navigation
import Presentation
import Widgets

@MainActor
protocol DiaryView: AnyObject {
    func show(_ state: LocalListState)
    func select(row: Int)
    /// A picture of the grid has come.
    func showPosters()
}

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

    var commands: [Command] { pane.commands(ofRows: [.down, .open, .rate, .delete]) }
}
