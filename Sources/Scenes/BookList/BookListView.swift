import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

protocol BookListView: PosterListView {}

@MainActor
final class BookListDefaultView {
    private let presenter: any BookListPresenter
    let pane: RefinedPane

    init(presenter: any BookListPresenter, display: any Display) {
        self.presenter = presenter
        pane = RefinedPane(presenter: presenter, display: display)
    }
}

extension BookListDefaultView: BookListView, RefinedListScreen {
    var actions: any RefinedListPresenter { presenter }

    var commands: [Command] { pane.commands(ofRows: [.down, .open, .reading], more: [.rate]) }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        if !memento.above.isEmpty { presenter.didAskForReadingList() }
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus, row: presenter.row, drawRow: draw)
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .reading: pane.list.withCursor(presenter.didAskForState)
        case .rate: pane.list.withCursor(presenter.didAskForRating)
        default: pane.handle(command)
        }
    }

    /// Title, state, authors, year and a figure, in columns; narrower panes leave out what says least.
    private func draw(_ row: BookRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(
                row.title, row.marks, facts: [row.authors, row.year, row.figure, row.state], style)
        }
        var end = line.width
        if end >= Self.widthWithFigures {
            line.drawRight(row.figure, end: end, y: 0, style.muted)
            end -= Self.figureWidth
        }
        if end >= Self.widthWithYears {
            line.drawRight(row.year, end: end, y: 0, style.muted)
            end -= Self.yearWidth
        }
        if end >= Self.widthWithAuthors {
            let start = end * 3 / 5
            line.draw(row.authors, x: start, y: 0, limit: end - start, style.muted)
            end = start - 2
        }
        // In the title's column, so that the others stay where they are.
        if !row.state.isEmpty, end >= Self.widthWithStates {
            line.drawRight(row.state, end: end, y: 0, style.plain)
            end -= HarmlessText.width(of: row.state) + 2
        }
        line.draw(row.title, row.marks, x: 0, y: 0, limit: end, style)
    }

    /// In cells: of columns, with the space before them, and the least for which there is room for them.
    private static let figureWidth = 15
    private static let yearWidth = 6
    private static let widthWithStates = 18
    private static let widthWithFigures = 66
    private static let widthWithYears = 30
    private static let widthWithAuthors = 38
}
