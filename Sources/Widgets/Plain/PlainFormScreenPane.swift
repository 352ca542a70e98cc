package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A form that is a screen of its own, in a dialogue of lines: each field has a number.
@MainActor
package final class PlainFormScreenPane {
    package let presenter: any FormPresenter
    package private(set) var state = FormState()
    private weak var display: (any Display)?
    private var form = PlainForm()

    /// - Parameter presenter: hears what is filled in.
    package init(presenter: any FormPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }

    private func didHandle(_ event: PlainForm.Event) {
        if case .changed(let field, let content) = event { presenter.didChange(field, to: content) }
    }
}

extension PlainFormScreenPane: FormScreenPane, PlainPane {
    package func show(_ state: FormState) {
        self.state = state
        form.show(state.form)
        display?.setNeedsDisplay()
    }

    package var commands: [Command] { [.saveForm, .leaveForm] }

    package var isTyping: Bool { true }

    package var page: PlainPage {
        var page = PlainPage(state.title)
        form.fill(&page)
        page.text = [state.explanation]
        page.question = state.question
        return page
    }

    package func choose(_ number: Int) -> Bool { form.choose(number).map(didHandle) != nil }

    package func point(at number: Int) -> Bool { false }

    package func mark(_ number: Int) -> Bool { false }

    package func take(_ text: String) {
        didHandle(form.take(text))
    }

    package func answer(_ answer: Command) {
        presenter.didAnswer(isYes: answer == .yes)
    }

    package func leaveAsked() -> Bool {
        if form.leaveAsked() { return true }
        if state.question != nil {
            presenter.didAnswer(isYes: false)
        } else {
            presenter.didAskToLeave()
        }
        return true
    }

    package func handle(_ command: Command) -> Bool {
        guard command == .saveForm else { return false }
        if form.trySaving() { presenter.didAskToSave() }
        return true
    }
}
