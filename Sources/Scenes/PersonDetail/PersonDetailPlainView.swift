import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The person in a dialogue of lines.
@MainActor
final class PersonDetailPlainView {
    private let presenter: any PersonDetailPresenter
    private let pane: PlainTextPane
    private var state = PersonDetailState()

    init(presenter: any PersonDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainTextPane(display: display)
    }
}

extension PersonDetailPlainView: PersonDetailView {
    func show(_ state: PersonDetailState) {
        self.state = state
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { PersonDetailLayout(content: content, in: $0).text }
    }
}

extension PersonDetailPlainView: PlainScreen {
    var title: String { state.title }

    var page: PlainPage {
        var page = PlainPage(state.title)
        pane.fill(&page)
        return page
    }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] {
        (state.canSort ? [.sort] : []) + (state.hasPage ? [.openPage] : []) + [.refresh]
    }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
    }

    func didAppear() {
        presenter.viewDidAppear()
    }

    func choose(_ number: Int) -> Bool {
        pane.choose(number, go: presenter.didSelect)
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .sort where state.canSort: presenter.didAskForOrder()
        case .openPage: presenter.didAskForPage()
        case .refresh: presenter.didAskForRefresh()
        default: return false
        }
        return true
    }
}
