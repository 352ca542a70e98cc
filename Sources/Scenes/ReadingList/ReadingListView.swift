import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol ReadingListView: AnyObject {
    func show(_ state: LocalListState)
    func select(row: Int)
}

@MainActor
final class ReadingListDefaultView {
    private let presenter: any ReadingListPresenter
    let pane: ArrangedPane

    init(presenter: any ReadingListPresenter, display: any Display) {
        self.presenter = presenter
        pane = ArrangedPane(presenter: presenter, display: display)
    }
}

extension ReadingListDefaultView: ReadingListView, LocalListScreen {
    var actions: any LocalListPresenter { presenter }

    var commands: [Command] {
        pane.commands(
            ofRows: [.down, .open, .reading, .rate, .note, .edit, .delete],
            always: [.add] + (presenter.hasShelf ? [.shelf] : []))
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .reading: return pane.list.withCursor(presenter.didAskForState)
        case .rate: return pane.list.withCursor(presenter.didAskForRating)
        case .edit: return pane.list.withCursor(presenter.didAskToEdit)
        case .add: presenter.didAskToAdd()
        case .shelf: presenter.didAskForShelf()
        default: return pane.handle(command)
        }
        return true
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus, row: presenter.row, drawRow: draw)
    }

    /// State, title, author, facts, and the day of the state; a narrow pane shows fewer of them.
    private func draw(_ row: ReadingListRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(row.title, row.marks, facts: [row.author, row.state, row.facts, row.day], style)
        }
        line.draw(row.state, x: 0, y: 0, limit: Self.stateWidth - 1, style.muted)
        var end = line.width
        if line.width >= Self.wideWidth { end = line.drawRight(row.day, end: end, y: 0, style.muted) - 2 }
        var start = line.draw(
            row.title, row.marks, x: Self.stateWidth, y: 0, limit: end - Self.stateWidth, style.plain)
        for text in [row.author, row.facts] where !text.isEmpty && end - start > Self.leastWidth {
            start = line.draw(text, x: start + 2, y: 0, limit: end - start - 2, style.muted)
        }
    }

    /// In cells: the column of states, the least width for a row with a day, and the least width for more than the title.
    private static let stateWidth = 11
    private static let wideWidth = 45
    private static let leastWidth = 8
}
