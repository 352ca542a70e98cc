import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// What came in a dialogue of lines: the change that is chosen is said with what was before, and can be taken back.
@MainActor
final class ArrivalsPlainView {
    private let presenter: any ArrivalsPresenter
    let pane: PlainAccordion
    private var state = ArrivalsScreenState()

    init(presenter: any ArrivalsPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainAccordion(browser: presenter.browser, display: display) { [presenter] index in
            presenter.row(at: index).map { PlainRow($0.title, .texts($0.change, $0.origin)) }
        }
    }
}

extension ArrivalsPlainView: ArrivalsView {
    func show(_ state: ArrivalsScreenState) {
        self.state = state
        pane.show(state.list)
    }

    func unfold(_ text: ArrivalsText) {
        pane.unfold { layout in
            layout.add(text.origin)
            for line in text.lines { layout.addParagraphs("\(line.label): \(line.text)") }
        }
    }
}

extension ArrivalsPlainView: PlainAccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    var page: PlainPage {
        var page = PlainPage(title)
        pane.fill(&page)
        page.question = state.question
        return page
    }

    var question: Question? { state.question }

    var commands: [Command] {
        (pane.isEmpty ? [] : [.open, .undo] + (pane.isOpen ? [] : [.next, .previous])) + [.refresh]
    }

    func answer(_ answer: Command) {
        presenter.didAnswer(isYes: answer == .yes)
    }

    func leaveAsked() -> Bool {
        guard state.question != nil else { return pane.close() }
        presenter.didAnswer(isYes: false)
        return true
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .undo: return pane.withCursor(presenter.didAskToTakeBack)
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }
}
