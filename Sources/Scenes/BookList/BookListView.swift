import Browsing
import Commands
import Navigation
import Widgets

/// What the presenter tells it is in `RemoteListView` (Sources/Browsing), answered by `RemoteListScreen` (Sources/Widgets).
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
    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        if !memento.above.isEmpty { presenter.didAskForReadingList() }
    }
}
