import Commands
import Navigation
import Presentation
import Widgets

/// The text in a dialogue of lines.
@MainActor
final class {Name}PlainView {
    private let presenter: any {Name}Presenter
    private let pane: PlainTextPane
    private var state = {Name}State()

    init(presenter: any {Name}Presenter, display: any Display) {
        self.presenter = presenter
        pane = PlainTextPane(display: display)
    }
}

extension {Name}PlainView: {Name}View {
    func show(_ state: {Name}State) {
        self.state = state
        guard let item = state.item else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { text in
            var text = text
            text.addParagraphs(item.text)
            return text
        }
    }
}

extension {Name}PlainView: PlainScreen {
    var title: String { state.item?.title ?? "" }

    var page: PlainPage {
        var page = PlainPage(title)
        pane.fill(&page)
        return page
    }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] { (state.item?.page == nil ? [] : [.openPage]) + [.refresh] }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.viewDidAppear()
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .openPage: presenter.didAskForPage()
        case .refresh: presenter.didAskForRefresh()
        default: return false
        }
        return true
    }
}
