import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The changes in a dialogue of lines: the one that is chosen is said, and “open” asks what is to become of it.
@MainActor
final class ShelfChangeListPlainView {
    private let presenter: any ShelfChangeListPresenter
    let pane: PlainAccordion
    private var state = ShelfChangeListScreenState()

    init(presenter: any ShelfChangeListPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainAccordion(browser: presenter.browser, display: display) { [presenter] index in
            presenter.row(at: index).map { PlainRow($0.title, .texts($0.kind, $0.state)) }
        }
    }
}

extension ShelfChangeListPlainView: ShelfChangeListView {
    func show(_ state: ShelfChangeListScreenState) {
        self.state = state
        pane.list.show(state.list)
    }

    func unfold(_ text: ShelfChangeText) {
        var layout = TextLayout.plain
        layout.add(text.explanation, .notice)
        let both = text.facts.compactMap { fact in fact.theirs.map { (name: fact.name, left: fact.mine, right: $0) } }
        if both.isEmpty {
            layout.addTable(text.facts.map { ($0.name, Optional($0.mine)) }, left: .muted, right: .plain)
        } else {
            layout.addComparison(
                both, headings: (text.mine, text.theirs), names: .muted, same: .plain, different: .accent)
        }
        pane.unfold(layout)
    }
}

extension ShelfChangeListPlainView: PlainAccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    var page: PlainPage {
        if let menu = state.menu { return PlainPage(menu) }
        var page = PlainPage(title)
        pane.fill(&page)
        return page
    }

    var isBusy: Bool { pane.isBusy || state.isAsking }

    var commands: [Command] {
        (pane.list.isEmpty ? [] : [.open] + (pane.isOpen ? [] : [.next, .previous])) + [.refresh]
    }

    func choose(_ number: Int) -> Bool {
        guard let menu = state.menu else { return pane.choose(number) }
        guard menu.entries.indices.contains(number - 1) else { return false }
        presenter.didLeaveMenu(with: number - 1)
        return true
    }

    func leaveAsked() -> Bool {
        guard state.menu != nil else { return pane.close() }
        presenter.didLeaveMenu(with: nil)
        return true
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.list.withCursor(presenter.didSelectRow)
        case .refresh: presenter.didAskForRefresh()
        default: return !pane.isOpen && pane.list.handle(command)
        }
        return true
    }
}
