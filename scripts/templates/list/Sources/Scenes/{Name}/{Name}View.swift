import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol {Name}View: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
}

@MainActor
final class {Name}DefaultView {
    private let presenter: any {Name}Presenter
    private let pane: ListPane

    init(presenter: any {Name}Presenter, display: any Display) {
        self.presenter = presenter
        pane = ListPane(browser: presenter.browser, display: display)
    }
}

extension {Name}DefaultView: {Name}View {
    func show(_ state: ListState) {
        pane.show(state)
    }

    func select(row: Int) {
        pane.select(row)
    }
}

extension {Name}DefaultView: Screen {
    var title: String { presenter.title }

    var status: String? { pane.status }

    var isBusy: Bool { pane.isBusy }

    var isAwaitingRows: Bool { pane.isAwaitingRows }

    var hasFailed: Bool { pane.hasFailed }

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.down, .open, .refresh] }

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
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }

    /// Title and year, the year in a column of its own.
    private func draw(_ row: {Name}Row, on line: Surface, _ style: RowStyle) {
        if let year = row.year { line.drawRight(year, end: line.width, y: 0, style.muted) }
        line.draw(row.title, x: 0, y: 0, limit: line.width - 6, style.plain)
    }
}
