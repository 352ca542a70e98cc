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
    /// Shows the text of the row under the cursor.
    func unfold(_ text: String)
}

/// The earlier texts, drawn or in lines.
@MainActor
final class NoteHistoryDefaultView {
    private let presenter: any NoteHistoryPresenter
    let pane: any AccordionListPane

    init(presenter: any NoteHistoryPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeAccordionListPane(presenter, on: display) { presenter.row(at: $0) }
    }
}

extension NoteHistoryDefaultView: NoteHistoryView {
    func show(_ state: ListState) {
        pane.show(AccordionState(list: state))
    }

    func unfold(_ text: String) {
        pane.unfold { $0.addParagraphs(text) }
    }
}

extension NoteHistoryDefaultView: AccordionListScreen {
    var commands: [Command] { pane.isEmpty ? [.refresh] : [.takeBack] + pane.motions }

    func handle(_ press: KeyPress) -> Bool { press.command(in: .history) == .takeBack && handle(.takeBack) }

    func handle(_ command: Command) -> Bool {
        command == .takeBack ? pane.withCursor(presenter.didSelectRow) : pane.handle(command)
    }
}

extension NoteHistoryRow: AccordionRow {
    var title: String { written }

    var saidFacts: [String] { [beginning] }

    var factsUnfolded: [String] { [] }

    /// The date, and as long as the text is not below it, how that begins.
    func draw(on line: Surface, _ style: RowStyle) {
        let end = line.draw(written, x: 0, y: 0, style.plain)
        if style.isSelected { return }
        line.draw(beginning, x: end + 2, y: 0, limit: line.width - end - 2, style.muted)
    }

    func drawForReader(on line: Surface, _ style: RowStyle) {
        draw(on: line, style)
    }
}
