import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit

/// Rows in a dialogue of lines, of which the one that is chosen is said with its text; commands are for that then.
@MainActor
final class PlainAccordionListPane {
    let presenter: any AccordionPresenter
    private(set) var state = AccordionState()
    private let rows: PlainAccordion

    /// - Parameters:
    ///   - presenter: hears what the user does.
    ///   - display: hears that something else is to be said.
    ///   - row: nil where there is none.
    init(
        _ presenter: any AccordionPresenter, display: any Display,
        row: @escaping @MainActor (_ index: Int) -> PlainRow?
    ) {
        self.presenter = presenter
        rows = PlainAccordion(browser: presenter, display: display, row: row)
    }
}

extension PlainAccordionListPane: AccordionListPane, PlainPane {
    func show(_ state: AccordionState) {
        self.state = state
        rows.list.show(state.list)
    }

    func select(row: Int) {
        rows.select(row)
    }

    func didAppear() {
        rows.list.didAppear()
    }

    func unfold(_ layOut: @escaping @MainActor (inout TextLayout) -> Void) {
        var layout = TextLayout.plain
        layOut(&layout)
        rows.unfold(isLoading: false, layout)
    }

    var isEmpty: Bool { rows.list.isEmpty }

    var isOpen: Bool { rows.isOpen }

    var motions: [Command] { isOpen ? [] : [.next, .previous] }

    func withCursor(_ action: (_ index: Int) -> Void) -> Bool { rows.list.withCursor(action) }

    var isBusy: Bool { rows.isBusy || state.isAsking }

    var isAwaitingRows: Bool { rows.list.isAwaitingRows }

    var hasFailed: Bool { rows.list.hasFailed }

    var page: PlainPage {
        if let menu = state.menu { return PlainPage(menu) }
        var page = PlainPage(presenter.title)
        rows.fill(&page)
        if !isOpen { page.tabs = state.tabs?.labels ?? [] }
        page.question = state.question
        return page
    }

    func choose(_ number: Int) -> Bool {
        guard let menu = state.menu else { return rows.choose(number) }
        guard let entry = menu.entry(numbered: number) else { return false }
        presenter.didLeaveMenu(with: entry)
        return true
    }

    func point(at number: Int) -> Bool { rows.list.point(at: number) }

    func mark(_ number: Int) -> Bool { false }

    func take(_ text: String) {}

    func answer(_ answer: Command) {
        presenter.didAnswer(isYes: answer == .yes)
    }

    func leaveAsked() -> Bool {
        if state.question != nil {
            presenter.didAnswer(isYes: false)
        } else if state.menu != nil {
            presenter.didLeaveMenu(with: nil)
        } else {
            return rows.close()
        }
        return true
    }

    func handle(_ command: Command) -> Bool { handleAsAccordion(command) || (!isOpen && rows.list.handle(command)) }
}
