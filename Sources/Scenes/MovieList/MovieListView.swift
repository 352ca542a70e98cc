import Navigation
import Presentation
import TerminalKit

@MainActor
protocol MovieListView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
}

@MainActor
final class MovieListDefaultView {
    private let presenter: any MovieListPresenter
    private weak var display: (any Display)?
    private var pane: ListPane
    private var height = 0

    init(presenter: any MovieListPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
        pane = ListPane(ListState())
    }
}

extension MovieListDefaultView: MovieListView {
    func show(_ state: ListState) {
        pane.show(state)
        display?.setNeedsDisplay()
    }

    func select(row: Int) {
        pane.select(row)
        display?.setNeedsDisplay()
    }
}

extension MovieListDefaultView: Screen {
    var title: String { presenter.title }

    var status: String? { pane.isEmpty ? nil : presenter.status(atRow: pane.viewport.cursor) }

    var isBusy: Bool { pane.isBusy }

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.down, .open, .favourite, .note, .refresh] }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
    }

    var memento: ScreenMemento {
        pane.memento(item: presenter.itemName(atRow: pane.viewport.cursor))
    }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        presenter.restoreCursor(to: memento.item, row: memento.row)
    }

    func layout(size: Size) {
        height = size.height
        pane.layout(height: height)
        presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus) { index, line, style in
            draw(presenter.row(at: index), on: line, style)
        }
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open where !pane.isEmpty: presenter.didSelectRow(at: pane.viewport.cursor)
        case .favourite where !pane.isEmpty: presenter.didToggleFavourite(at: pane.viewport.cursor)
        case .note where !pane.isEmpty: presenter.didAskForNote(at: pane.viewport.cursor)
        case .refresh: presenter.didAskForRefresh()
        case _ where pane.handle(command):
            presenter.didMoveCursor(to: pane.viewport.cursor)
            presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
        default: return false
        }
        display?.setNeedsDisplay()
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
