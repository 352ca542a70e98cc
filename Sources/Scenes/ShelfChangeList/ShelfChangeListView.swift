import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol ShelfChangeListView: AnyObject {
    func show(_ state: ShelfChangeListScreenState)
    func select(row: Int)
    /// Shows the text below the row under the cursor.
    func unfold(_ text: ShelfChangeText)
}

@MainActor
final class ShelfChangeListDefaultView {
    private let presenter: any ShelfChangeListPresenter
    let pane: AccordionPane
    private weak var display: (any Display)?
    private let menuPane = MenuPane()
    private var state = ShelfChangeListScreenState()

    init(presenter: any ShelfChangeListPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
        pane = AccordionPane(browser: presenter.browser, display: display)
    }
}

extension ShelfChangeListDefaultView: ShelfChangeListView {
    func show(_ state: ShelfChangeListScreenState) {
        self.state = state
        menuPane.show(state.menu)
        pane.show(state.list)
    }

    func unfold(_ text: ShelfChangeText) {
        pane.unfold { $0.add(text) }
    }
}

extension ShelfChangeListDefaultView: AccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    func row(at index: Int) -> ShelfChangeRow? { presenter.row(at: index) }

    var isBusy: Bool { pane.isBusy || state.isAsking }

    var commands: [Command] {
        (pane.isEmpty ? [] : [.down, .open]) + [.refresh]
    }

    var overlay: (any OverlayContent)? { menuPane.overlay }

    var isTyping: Bool { state.menu != nil }

    func handle(_ press: KeyPress) -> Bool {
        guard let event = menuPane.handle(press) else { return false }
        switch event {
        case .stays: display?.setNeedsDisplay()
        case .answered(let answer): presenter.didLeaveMenu(with: answer.entry)
        }
        return true
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        guard let event = menuPane.handle(pointing) else {
            return pane.handle(pointing, open: presenter.didSelectRow)
        }
        guard case .answered(let answer) = event else { return .marked }
        presenter.didLeaveMenu(with: answer.entry)
        return .acted
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }

    /// What was done, the title, and how it is.
    func draw(_ row: ShelfChangeRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(row.title, facts: [row.kind, row.state], style)
        }
        line.draw(row.kind, x: 0, y: 0, limit: Self.kindWidth - 1, style.muted)
        let end = line.drawRight(row.state, end: line.width, y: 0, row.isOpen ? style.plain : style.muted) - 2
        line.draw(row.title, x: Self.kindWidth, y: 0, limit: end - Self.kindWidth, style.plain)
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
