import Browsing
import Commands
import Navigation
import Presentation
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
        pane.show(state.list)
    }

    func unfold(_ text: ShelfChangeText) {
        pane.unfold { $0.add(text) }
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
        (pane.isEmpty ? [] : [.open] + (pane.isOpen ? [] : [.next, .previous])) + [.refresh]
    }

    func choose(_ number: Int) -> Bool {
        guard let menu = state.menu else { return pane.choose(number) }
        guard let entry = menu.entry(numbered: number) else { return false }
        presenter.didLeaveMenu(with: entry)
        return true
    }

    func leaveAsked() -> Bool {
        guard state.menu != nil else { return pane.close() }
        presenter.didLeaveMenu(with: nil)
        return true
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }
}
