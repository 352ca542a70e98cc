package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A form that is a screen of its own, in a dialogue of lines: each field has a number.
@MainActor
package final class PlainFormScreenPane {
    fileprivate private(set) var state = FormState()
    fileprivate let presenter: any FormPresenter
    private weak var display: (any Display)?
    private var form = PlainForm()

    /// - Parameter presenter: hears what is filled in.
    package init(presenter: any FormPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }

    fileprivate func show(_ state: FormState) {
        self.state = state
        form.show(state.form)
        display?.setNeedsDisplay()
    }

    fileprivate var page: PlainPage {
        var page = PlainPage(state.title)
        form.fill(&page)
        page.text = [state.explanation]
        page.question = state.question
        return page
    }

    fileprivate func choose(_ number: Int) -> Bool { form.choose(number).map(didHandle) != nil }

    fileprivate func take(_ text: String) {
        didHandle(form.take(text))
    }

    private func didHandle(_ event: PlainForm.Event) {
        if case .changed(let field, let content) = event { presenter.didChange(field, to: content) }
    }

    fileprivate func leaveAsked() {
        if form.leaveAsked() { return }
        if state.question != nil {
            presenter.didAnswer(isYes: false)
        } else {
            presenter.didAskToLeave()
        }
    }

    fileprivate func save() {
        if form.trySaving() { presenter.didAskToSave() }
    }
}

/// A view that is such a form: its pane knows all that the screen is asked.
@MainActor
package protocol PlainFormScreen: PlainScreen, FormView {
    var pane: PlainFormScreenPane { get }
}

extension PlainFormScreen {
    package func show(_ state: FormState) {
        pane.show(state)
    }

    package var title: String { pane.state.title }

    package var page: PlainPage { pane.page }

    package var isBusy: Bool { pane.state.isSaving }

    package var isClosing: Bool { pane.state.isSaving }

    package var question: Question? { pane.state.question }

    package var isTyping: Bool { true }

    package var commands: [Command] { [.saveForm, .leaveForm] }

    package func willAppear() -> Bool {
        pane.presenter.viewWillAppear()
        return true
    }

    package func didAppear() {}

    package func choose(_ number: Int) -> Bool { pane.choose(number) }

    package func take(_ text: String) {
        pane.take(text)
    }

    package func answer(_ answer: Command) {
        pane.presenter.didAnswer(isYes: answer == .yes)
    }

    package func leaveAsked() -> Bool {
        pane.leaveAsked()
        return true
    }

    package func handle(_ command: Command) -> Bool {
        guard command == .saveForm else { return false }
        pane.save()
        return true
    }
}
