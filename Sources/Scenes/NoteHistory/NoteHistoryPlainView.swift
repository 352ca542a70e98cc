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
    let pane: PlainAccordion

    init(presenter: any NoteHistoryPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainAccordion(browser: presenter.browser, display: display) { [presenter] index in
            presenter.row(at: index).map { PlainRow($0.written, .texts($0.beginning)) }
        }
    }
}

extension NoteHistoryPlainView: NoteHistoryView {
    func show(_ state: ListState) {
        pane.show(state)
    }

    func unfold(_ text: String) {
        pane.unfold { $0.addParagraphs(text) }
    }
}

extension NoteHistoryPlainView: PlainAccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.takeBack] + (pane.isOpen ? [] : [.next, .previous]) }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .takeBack: return pane.withCursor(presenter.didSelectRow)
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }
}
