import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

protocol MovieListView: PosterListView {}

@MainActor
final class MovieListDefaultView {
    private let presenter: any MovieListPresenter
    let pane: RefinedPane

    init(presenter: any MovieListPresenter, display: any Display) {
        self.presenter = presenter
        pane = RefinedPane(presenter: presenter, display: display)
    }
}

extension MovieListDefaultView: MovieListView, RefinedListScreen {
    var actions: any RefinedListPresenter { presenter }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus, row: presenter.row, drawRow: draw)
    }

    /// Title, rating and year, the last two in columns of their own.
    private func draw(_ row: MovieRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(row.title, row.marks, facts: [row.year, row.rating], style)
        }
        var end = line.width
        if let year = row.year { line.drawRight(year, end: end, y: 0, style.muted) }
        end -= 6
        if let rating = row.rating {
            line.drawRight(rating, end: end, y: 0, style.muted)
            end -= 6
        }
        line.draw(row.title, row.marks, x: 0, y: 0, limit: end, style)
    }
}
