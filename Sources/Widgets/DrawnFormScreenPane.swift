package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A form that is a screen of its own, below a sentence that says what it is for.
@MainActor
package final class DrawnFormScreenPane {
    package let presenter: any FormPresenter
    package private(set) var state = FormState()
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
}

extension DrawnFormScreenPane: FormScreenPane, DrawnPane {
    package func show(_ state: FormState) {
        self.state = state
        form.show(state.form)
        questionPane.show(state.question)
        display?.setNeedsDisplay()
    }

    package var commands: [Command] { form.commands }

    package var overlay: (any OverlayContent)? { questionPane.overlay }

    package var status: String? { nil }

    package var isTyping: Bool { true }

    package var takesText: Bool { form.takesText }

    package func layout(size: Size) {
        formHeight = form.layout(in: size)
        let room = max(0, size.height - formHeight - 1)
        let lines = state.explanation.split(separator: "\n").flatMap { String($0).wrapped(to: max(1, size.width - 4)) }
        explanation = Array(lines.prefix(room))
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        for (y, line) in explanation.enumerated() { surface.draw(line, x: 2, y: y, limit: surface.width - 4, .muted) }
        let y = explanation.isEmpty ? 0 : explanation.count + 1
        form.draw(on: surface.part(Rect(x: 0, y: y, width: surface.width, height: formHeight)))
    }

    package func handle(_ press: KeyPress) -> Bool {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.didAnswer(isYes: $0 == .yes) }) {
            return isUsed
        }
        guard let event = form.handle(press) else { return false }
        defer {
            if case .paste(_, isCut: false) = press.key, form.hasCutText { presenter.didCutPaste() }
        }
        switch event {
        case .stays: display?.setNeedsDisplay()
        case .changed(let field, let content): presenter.didChange(field, to: content)
        case .saved: presenter.didAskToSave()
        case .left: presenter.didAskToLeave()
        }
        return true
    }

    package func handle(_ command: Command) -> Bool { false }

    package func handle(_ pointing: Pointing) -> PointerUse {
        form.handle(pointing) == nil ? .none : .marked
    }
}
