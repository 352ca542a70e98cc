import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol MovieListView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
}

@MainActor
final class MovieListDefaultView {
    private let presenter: any MovieListPresenter
    private let pane: ListPane

    init(presenter: any MovieListPresenter, display: any Display) {
        self.presenter = presenter
        pane = ListPane(browser: presenter.browser, display: display)
    }
}

extension MovieListDefaultView: MovieListView {
    func show(_ state: ListState) {
        pane.show(state)
    }

    func select(row: Int) {
        pane.select(row)
    }
}

extension MovieListDefaultView: Screen {
    var title: String { presenter.title }

    var status: String? { pane.status }

    var isBusy: Bool { pane.isBusy }

    var isAwaitingRows: Bool { pane.isAwaitingRows }

    var hasFailed: Bool { pane.hasFailed }

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.down, .open, .favourite, .note, .refresh] }

    func willAppear() -> Bool { false }

    func didAppear() {
        pane.didAppear()
    }

    var memento: ScreenMemento { pane.memento }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }

    func layout(size: Size) {
        pane.layout(height: size.height)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus, row: presenter.row, drawRow: draw)
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .favourite: return pane.withCursor(presenter.didToggleFavourite)
        case .note: return pane.withCursor(presenter.didAskForNote)
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }

    /// Title, rating and year, the last two in columns of their own.
    private func draw(_ row: MovieRow, on line: Surface, _ style: RowStyle) {
        var end = line.width
        if let year = row.year { line.drawRight(year, end: end, y: 0, style.muted) }
        end -= 6
        if let rating = row.rating {
            line.drawRight(rating, end: end, y: 0, style.muted)
            end -= 6
        }
        line.draw(row.title, row.marks, x: 0, y: 0, limit: end, style.plain)
    }
}
