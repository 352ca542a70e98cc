import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol LibraryView: AnyObject {
    func show(_ state: LocalListState)
    func select(row: Int)
}

@MainActor
final class LibraryDefaultView {
    private let presenter: any LibraryPresenter
    let pane: ArrangedPane

    init(presenter: any LibraryPresenter, display: any Display) {
        self.presenter = presenter
        pane = ArrangedPane(presenter: presenter, display: display)
    }
}

extension LibraryDefaultView: LibraryView, LocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] { pane.commands(ofRows: [.down, .open, .note, .delete]) }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus, row: presenter.row, drawRow: draw)
    }

    /// Kind, title, facts, and the day it was added; a narrow pane shows fewer of them.
    private func draw(_ row: LibraryRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(row.title, row.marks, facts: [row.kind, row.facts, row.added], style)
        }
        line.draw(row.kind, x: 0, y: 0, limit: Self.kindWidth - 1, style.muted)
        var end = line.width
        if line.width >= Self.wideWidth { end = line.drawRight(row.added, end: end, y: 0, style.muted) - 2 }
        let titleEnd = line.draw(
            row.title, row.marks, x: Self.kindWidth, y: 0, limit: end - Self.kindWidth, style.plain)
        guard end - titleEnd > Self.factsWidth else { return }
        line.draw(row.facts, x: titleEnd + 2, y: 0, limit: end - titleEnd - 2, style.muted)
    }

    /// In cells: the column of kinds, the least width for a row with a date, and the least width for facts.
    private static let kindWidth = 10
    private static let wideWidth = 45
    private static let factsWidth = 8
}
