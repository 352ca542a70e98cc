package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A form that is a screen of its own, below a sentence that says what it is for.
@MainActor
package final class FormScreenPane {
    fileprivate private(set) var state = FormState()
    fileprivate let presenter: any FormPresenter
    private weak var display: (any Display)?
    private let form = FormPane()
    private let questionPane = QuestionPane()
    /// In lines.
    private var explanation: [String] = []
    /// In rows.
    private var formHeight = 0

    /// - Parameter presenter: hears what is filled in.
    package init(presenter: any FormPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }

    fileprivate func show(_ state: FormState) {
        self.state = state
        form.show(state.form)
        questionPane.show(state.question)
        display?.setNeedsDisplay()
    }

    fileprivate var commands: [Command] { form.commands }

    fileprivate var overlay: (any OverlayContent)? { questionPane.overlay }

    fileprivate var takesText: Bool { form.takesText }

    fileprivate func layout(size: Size) {
        formHeight = form.layout(in: size)
        let room = max(0, size.height - formHeight - 1)
        let lines = state.explanation.split(separator: "\n").flatMap { String($0).wrapped(to: max(1, size.width - 4)) }
        explanation = Array(lines.prefix(room))
    }

    fileprivate func draw(on surface: Surface) {
        for (y, line) in explanation.enumerated() { surface.draw(line, x: 2, y: y, limit: surface.width - 4, .muted) }
        let y = explanation.isEmpty ? 0 : explanation.count + 1
        form.draw(on: surface.part(Rect(x: 0, y: y, width: surface.width, height: formHeight)))
    }

    fileprivate func handle(_ press: KeyPress) -> Bool {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.didAnswer(isYes: $0 == .yes) }) {
            return isUsed
        }
        guard let event = form.handle(press) else { return false }
        switch event {
        case .stays: display?.setNeedsDisplay()
        case .changed(let field, let content): presenter.didChange(field, to: content)
        case .saved: presenter.didAskToSave()
        case .left: presenter.didAskToLeave()
        }
        return true
    }

    fileprivate func handle(_ pointing: Pointing) -> PointerUse {
        form.handle(pointing) == nil ? .none : .marked
    }
}

/// A view that is such a form: its pane knows all that the screen is asked.
@MainActor
package protocol FormScreen: LeafScreen, FormView {
    var pane: FormScreenPane { get }
}

extension FormScreen {
    package func show(_ state: FormState) {
        pane.show(state)
    }

    package var title: String { pane.state.title }

    package var status: String? { nil }

    package var isBusy: Bool { pane.state.isSaving }

    package var isClosing: Bool { pane.state.isSaving }

    package var commands: [Command] { pane.commands }

    package func willAppear() -> Bool {
        pane.presenter.viewWillAppear()
        return true
    }

    package func didAppear() {}

    package func layout(size: Size) {
        pane.layout(size: size)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface)
    }

    package var overlay: (any OverlayContent)? { pane.overlay }

    package var question: Question? { pane.state.question }

    package var isTyping: Bool { true }

    package var takesText: Bool { pane.takesText }

    package func handle(_ press: KeyPress) -> Bool { pane.handle(press) }

    package func handle(_ command: Command) -> Bool { false }

    package func handle(_ pointing: Pointing) -> PointerUse { pane.handle(pointing) }
}
