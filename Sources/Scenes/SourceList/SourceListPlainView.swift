import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The sources in a dialogue of lines: the one that is chosen is said. A key is asked for by itself, and never said.
@MainActor
final class SourceListPlainView {
    private let presenter: any SourceListPresenter
    let pane: PlainAccordion
    private var state = SourceListScreenState()

    init(presenter: any SourceListPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainAccordion(browser: presenter.browser, display: display) { [presenter] index in
            presenter.row(at: index).map { PlainRow($0.name, .texts($0.gives, $0.state)) }
        }
    }
}

extension SourceListPlainView: SourceListView {
    func show(_ state: SourceListScreenState) {
        self.state = state
        pane.show(state.list)
    }

    func unfold(_ text: SourceListText) {
        pane.unfold { $0.add(text) }
    }
}

extension SourceListPlainView: PlainAccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    var page: PlainPage {
        var page = PlainPage(title)
        if let form = state.form {
            page = PlainPage(form.title)
            page.messages = form.fields.compactMap(\.problem).map { Message($0, isFailure: true) }
            page.asked = form.fields.first.map { .secret($0.label) }
        } else {
            pane.fill(&page)
        }
        page.question = state.question
        return page
    }

    var isBusy: Bool { pane.isBusy || state.isAsking }

    var question: Question? { state.question }

    var isTyping: Bool { state.form != nil }

    var commands: [Command] {
        [.enterKey, .useSource, .refresh, .openPage, .delete] + (pane.isOpen ? [] : [.next, .previous])
    }

    func take(_ text: String) {
        presenter.keyEntry.change(to: text)
        presenter.keyEntry.enter()
    }

    func answer(_ answer: Command) {
        presenter.keyEntry.answer(isYes: answer == .yes)
    }

    func leaveAsked() -> Bool {
        if state.question != nil {
            presenter.keyEntry.answer(isYes: false)
        } else if state.form != nil {
            presenter.keyEntry.leave()
        } else {
            return pane.close()
        }
        return true
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .enterKey: pane.withCursor(presenter.didSelectRow)
        case .useSource: pane.withCursor(presenter.didChoose)
        case .refresh: pane.withCursor(presenter.didAskToCheck)
        case .openPage: pane.withCursor(presenter.didAskForPage)
        case .delete: pane.withCursor(presenter.didAskToRemoveKey)
        default: pane.handle(command)
        }
    }
}
