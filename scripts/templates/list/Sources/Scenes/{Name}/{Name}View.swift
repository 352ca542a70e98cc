import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol {Name}View: ListView {}

@MainActor
final class {Name}DefaultView {
    private let presenter: any {Name}Presenter
    let pane: ListPane

    init(presenter: any {Name}Presenter, display: any Display) {
        self.presenter = presenter
        pane = ListPane(browser: presenter.browser, display: display)
    }
}

extension {Name}DefaultView: {Name}View, ListScreen {
    var title: String { presenter.title }

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.down, .open, .refresh] }

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
