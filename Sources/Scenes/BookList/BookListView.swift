import Browsing
import Commands
import Navigation
import Widgets

/// What the presenter tells it is in `ListView` (Sources/Browsing), answered by `ListScreen` (Sources/Widgets).
protocol BookListView: ListView {}

/// The books, drawn or in lines.
@MainActor
final class BookListDefaultView {
    private let presenter: any BookListPresenter
    let pane: any ListScreenPane

    init(presenter: any BookListPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeListScreenPane(presenter, on: display)
    }
}

extension BookListDefaultView: BookListView, ListScreen {
    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        if !memento.above.isEmpty { presenter.didAskForReadingList() }
    }
}
