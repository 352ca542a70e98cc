import Browsing
import Commands
import Navigation
import Widgets

protocol MovieDetailView: KeptDetailView {}

/// A film's page, drawn or in lines.
@MainActor
final class MovieDetailDefaultView: MovieDetailView, KeptDetailScreen {
    private let presenter: any MovieDetailPresenter
    let pane: any DetailPane

    init(presenter: any MovieDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeDetailPane(presenter, on: display)
    }

    var actions: any KeptDetailPresenter { presenter }

    var commands: [Command] {
        pane.commands(ofItem: [.openPage, .playTrailer, .standing, .rate, .favourite, .note, .lists])
    }

    func handle(_ command: Command) -> Bool {
        guard command == .playTrailer else { return handleAsKept(command) }
        presenter.didAskForTrailer()
        return true
    }
}
