import Browsing
import Commands
import Navigation
import Widgets

protocol PersonDetailView: DetailView {}

/// A person's page, drawn or in lines.
@MainActor
final class PersonDetailDefaultView {
    private let presenter: any PersonDetailPresenter
    let pane: any DetailPane

    init(presenter: any PersonDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeDetailPane(presenter, on: display)
    }
}

extension PersonDetailDefaultView: PersonDetailView, DetailScreen {
    var commands: [Command] { pane.commands(ofItem: [.sort, .openPage]) }

    func handle(_ command: Command) -> Bool {
        guard command == .sort else { return pane.handle(command) }
        guard pane.state.allows(.sort) else { return false }
        presenter.didAskForOrder()
        return true
    }
}
