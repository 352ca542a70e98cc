import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol NoteHistoryView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
    /// Shows the text below the row under the cursor.
    func unfold(_ text: String)
}

@MainActor
final class NoteHistoryDefaultView {
    private let presenter: any NoteHistoryPresenter
    let pane: AccordionPane

    init(presenter: any NoteHistoryPresenter, display: any Display) {
        self.presenter = presenter
        pane = AccordionPane(browser: presenter.browser, display: display)
    }
}

extension NoteHistoryDefaultView: NoteHistoryView {
    func show(_ state: ListState) {
        pane.show(state)
    }

    func unfold(_ text: String) {
        pane.unfold { $0.addParagraphs(text) }
    }
}

extension NoteHistoryDefaultView: AccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    func row(at index: Int) -> NoteHistoryRow? { presenter.row(at: index) }

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.takeBack, .down] }

    func handle(_ press: KeyPress) -> Bool {
        press.command(in: .history) == .takeBack && pane.withCursor(presenter.didSelectRow)
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        pane.handle(pointing, open: presenter.didSelectRow)
    }

    func handle(_ command: Command) -> Bool {
        guard command == .refresh else { return pane.handle(command) }
        presenter.didAskForRefresh()
        return true
    }

    /// The date and the beginning of the text.
    func draw(_ row: NoteHistoryRow, on line: Surface, _ style: RowStyle) {
        let end = line.draw(row.written, x: 0, y: 0, style.plain)
        line.draw(row.beginning, x: end + 2, y: 0, limit: line.width - end - 2, style.muted)
    }
}
