import Browsing
import Commands
import Navigation
import Widgets

protocol BookListView: PosterListView {}

/// The books, drawn or in lines.
@MainActor
final class BookListDefaultView {
    private let presenter: any BookListPresenter
    let pane: any RemoteListPane

    init(presenter: any BookListPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeRemoteListPane(presenter, on: display)
    }
}

extension BookListDefaultView: BookListView, RemoteListScreen {
    var commands: [Command] { pane.commands(ofRows: [.down, .open, .reading], more: [.rate]) }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        if !memento.above.isEmpty { presenter.didAskForReadingList() }
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .reading: pane.withCursor(presenter.didAskForState)
        case .rate: pane.withCursor(presenter.didAskForRating)
        default: pane.handle(command)
        }
    }
}
