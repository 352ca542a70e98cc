import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol BookDetailView: AnyObject {
    func show(_ state: BookDetailState)
    /// Another one is shown.
    func startAnew()
}

@MainActor
final class BookDetailDefaultView {
    private let presenter: any BookDetailPresenter
    let pane: TextPane
    let picture = PicturePane()
    private let menuPane = MenuPane()
    private let questionPane = QuestionPane()
    private var state = BookDetailState()

    init(presenter: any BookDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = TextPane(display: display)
    }
}

extension BookDetailDefaultView: BookDetailView {
    func show(_ state: BookDetailState) {
        self.state = state
        picture.show(state.picture)
        menuPane.show(state.menu)
        questionPane.show(state.question)
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { BookDetailLayout(content: content, in: $0).text }
    }

    func startAnew() {
        pane.startAnew()
    }
}

extension BookDetailDefaultView: KeptDetailScreen {
    var actions: any KeptDetailPresenter { presenter }

    var title: String { presenter.marks.before(state.title) }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] {
        let siblings: [Command] = state.hasSiblings ? [.next, .previous] : []
        return pane.commands + siblings + (state.hasPage ? [.openPage] : [])
            + (state.content == nil ? [] : [.reading, .rate, .favourite, .note])
            + (state.isOwn && state.isKept ? [.edit] : []) + (state.isKept ? [.delete] : []) + [.refresh]
            + (state.content == nil ? [] : [.copy])
    }

    var overlay: (any OverlayContent)? { questionPane.overlay ?? menuPane.overlay }

    var question: Question? { state.question }

    var isTyping: Bool { state.menu != nil }

    func handle(_ press: KeyPress) -> Bool {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.shelved.answer(isYes: $0 == .yes) }) {
            return isUsed
        }
        guard let event = menuPane.handle(press) else { return false }
        switch event {
        case .stays: pane.setNeedsDisplay()
        case .answered(let answer): presenter.shelved.leaveMenu(with: answer.entry)
        }
        return true
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        guard let event = menuPane.handle(pointing) else { return pane.handle(pointing, go: presenter.didSelect) }
        guard case .answered(let answer) = event else { return .marked }
        presenter.shelved.leaveMenu(with: answer.entry)
        return .acted
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
