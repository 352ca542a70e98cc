import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol ShelfChangeListView: AnyObject {
    func show(_ state: AccordionState)
    func select(row: Int)
    /// Shows the text of the row under the cursor.
    func unfold(_ text: ShelfChangeText)
}

/// The changes, drawn or in lines.
@MainActor
final class ShelfChangeListDefaultView {
    private let presenter: any ShelfChangeListPresenter
    let pane: any AccordionListPane

    init(presenter: any ShelfChangeListPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeAccordionListPane(presenter, on: display) { presenter.row(at: $0) }
    }
}

extension ShelfChangeListDefaultView: ShelfChangeListView {
    func unfold(_ text: ShelfChangeText) {
        pane.unfold { $0.add(text) }
    }
}

extension ShelfChangeListDefaultView: AccordionListScreen {
    var commands: [Command] { pane.commands(ofRow: [.open]) + [.refresh] }

    func handle(_ command: Command) -> Bool {
        command == .open ? pane.withCursor(presenter.didSelectRow) : pane.handle(command)
    }
}

extension ShelfChangeRow: AccordionRow {
    var saidFacts: [String] { [kind, state] }

    /// What was done, the title, and how it is.
    func draw(on line: Surface, _ style: RowStyle) {
        line.draw(kind, x: 0, y: 0, limit: Self.kindWidth - 1, style.muted)
        let end = line.drawRight(state, end: line.width, y: 0, isOpen ? style.plain : style.muted) - 2
        line.draw(title, x: Self.kindWidth, y: 0, limit: end - Self.kindWidth, style.plain)
    }

    /// In cells.
    private static let kindWidth = 10
}

extension TextLayout {
    /// What a row unfolds into, drawn and in lines.
    mutating func add(_ text: ShelfChangeText) {
        add(text.explanation, .notice)
        let both = text.facts.compactMap { fact in fact.theirs.map { (name: fact.name, left: fact.mine, right: $0) } }
        if both.isEmpty {
            addTable(text.facts.map { ($0.name, Optional($0.mine)) }, left: .muted, right: .plain)
        } else {
            addComparison(both, headings: (text.mine, text.theirs), names: .muted, same: .plain, different: .accent)
        }
    }
}
