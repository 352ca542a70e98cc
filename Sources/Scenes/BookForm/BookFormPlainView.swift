import Commands
import Navigation
import Presentation
import Widgets

/// The form in a dialogue of lines: each field has a number.
@MainActor
final class BookFormPlainView {
    private let presenter: any BookFormPresenter
    private weak var display: (any Display)?
    private var form = PlainForm()
    private var state = BookFormState()

    init(presenter: any BookFormPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }
}

extension BookFormPlainView: BookFormView {
    func show(_ state: BookFormState) {
        self.state = state
        form.show(state.form)
        display?.setNeedsDisplay()
    }
}

extension BookFormPlainView: PlainScreen {
    var title: String { state.title }

    var page: PlainPage {
        var page = PlainPage(state.title)
        form.fill(&page)
        page.text = [state.explanation]
        page.question = state.question
        return page
    }

    var isBusy: Bool { state.isSaving }

    var isClosing: Bool { state.isSaving }

    var question: Question? { state.question }

    var isTyping: Bool { true }

    var commands: [Command] { [.saveForm, .leaveForm] }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
        return true
    }

    func didAppear() {}

    func choose(_ number: Int) -> Bool { form.choose(number).map(didHandle) != nil }

    func take(_ text: String) {
        didHandle(form.take(text))
    }

    private func didHandle(_ event: PlainForm.Event) {
        if case .changed(let field, .text(let text)) = event { presenter.didChange(field, to: text) }
    }

    func answer(_ answer: Command) {
        presenter.didAnswer(isYes: answer == .yes)
    }

    func leaveAsked() -> Bool {
        if form.leaveAsked() { return true }
        if state.question != nil {
            presenter.didAnswer(isYes: false)
        } else {
            presenter.didAskToLeave()
        }
        return true
    }

    func handle(_ command: Command) -> Bool {
        guard command == .saveForm else { return false }
        if form.trySaving() { presenter.didAskToSave() }
        return true
    }
}
