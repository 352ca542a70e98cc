import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The list in a dialogue of lines.
@MainActor
final class BookListPlainView {
    private let presenter: any BookListPresenter
    let pane: PlainRefinedPane

    init(presenter: any BookListPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainRefinedPane(presenter: presenter, display: display) { [presenter] index in
            presenter.row(at: index).map { row in
                PlainRow(row.title, .texts(row.authors, row.year, row.figure, row.state), row.marks)
            }
        }
    }
}

extension BookListPlainView: BookListView, PlainRefinedScreen {
    var actions: any RefinedListPresenter { presenter }

    var commands: [Command] { pane.commands(ofRows: [.reading, .rate]) }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        if !memento.above.isEmpty { presenter.didAskForReadingList() }
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .reading: pane.list.withCursor(presenter.didAskForState)
        case .rate: pane.list.withCursor(presenter.didAskForRating)
        default: pane.handle(command)
        }
    }
}
