import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The book in a dialogue of lines.
@MainActor
final class BookDetailPlainView {
    private let presenter: any BookDetailPresenter
    let pane: PlainTextPane
    private var state = BookDetailState()

    init(presenter: any BookDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainTextPane(display: display)
    }
}

extension BookDetailPlainView: BookDetailView {
    func show(_ state: BookDetailState) {
        self.state = state
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { BookDetailLayout(content: content, in: $0).text }
    }

    func startAnew() {
        pane.startAnew()
    }
}

extension BookDetailPlainView: PlainDetailScreen {
    var actions: any KeptDetailPresenter { presenter }

    var name: String { state.title }

    var page: PlainPage {
        if let menu = state.menu { return PlainPage(menu) }
        var page = detailPage
        page.question = state.question
        return page
    }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var question: Question? { state.question }

    var commands: [Command] {
        (state.content == nil ? [] : [.reading, .rate, .favourite, .note])
            + (state.hasSiblings ? [.next, .previous] : []) + (state.hasPage ? [.openPage] : [])
            + (state.isOwn && state.isKept ? [.edit] : []) + (state.isKept ? [.delete] : []) + [.refresh]
    }

    func choose(_ number: Int) -> Bool {
        guard let menu = state.menu else { return pane.choose(number, go: presenter.didSelect) }
        guard menu.entries.indices.contains(number - 1) else { return false }
        presenter.shelved.leaveMenu(with: number - 1)
        return true
    }

    func answer(_ answer: Command) {
        presenter.shelved.answer(isYes: answer == .yes)
    }

    func leaveAsked() -> Bool {
        if state.question != nil {
            presenter.shelved.answer(isYes: false)
        } else if state.menu != nil {
            presenter.shelved.leaveMenu(with: nil)
        } else {
            return false
        }
        return true
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .openPage: presenter.didAskForPage()
        case .reading: presenter.shelved.askForState()
        case .rate: presenter.shelved.askForRating()
        case .edit: presenter.shelved.edit()
        case .delete: presenter.shelved.askToDelete()
        default: return handleAsDetail(command)
        }
        return true
    }
}
