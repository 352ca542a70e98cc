import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The earlier texts in a dialogue of lines: the one that is chosen is said, and can then be taken back.
@MainActor
final class NoteHistoryPlainView {
    private let presenter: any NoteHistoryPresenter
    private let pane: PlainAccordion

    init(presenter: any NoteHistoryPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainAccordion(browser: presenter.browser, display: display) { [presenter] index in
            presenter.row(at: index).map { PlainRow($0.written, .texts($0.beginning)) }
        }
    }
}

extension NoteHistoryPlainView: NoteHistoryView {
    func show(_ state: ListState) {
        pane.list.show(state)
    }

    func select(row: Int) {
        pane.select(row)
    }

    func unfold(_ text: String) {
        var layout = TextLayout.plain
        layout.addParagraphs(text)
        pane.unfold(layout)
    }
}

extension NoteHistoryPlainView: PlainScreen {
    var title: String { presenter.title }

    var page: PlainPage {
        var page = PlainPage(title)
        pane.fill(&page)
        return page
    }

    var isBusy: Bool { pane.isBusy }

    var hasFailed: Bool { pane.list.hasFailed }

    var commands: [Command] { pane.list.isEmpty ? [.refresh] : [.takeBack] + (pane.isOpen ? [] : [.next, .previous]) }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.viewDidAppear()
        pane.list.didAppear()
    }

    func choose(_ number: Int) -> Bool { pane.choose(number) }

    func point(at number: Int) -> Bool { pane.list.point(at: number) }

    func leaveAsked() -> Bool { pane.close() }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .takeBack: return pane.list.withCursor(presenter.didSelectRow)
        case .refresh: presenter.didAskForRefresh()
        default: return !pane.isOpen && pane.list.handle(command)
        }
        return true
    }
}
