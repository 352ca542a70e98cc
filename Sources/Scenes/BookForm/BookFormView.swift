import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol BookFormView: AnyObject {
    func show(_ state: BookFormState)
}

@MainActor
final class BookFormDefaultView {
    private let presenter: any BookFormPresenter
    private weak var display: (any Display)?
    private let formPane = FormPane()
    private let questionPane = QuestionPane()
    /// What stands above the form, in lines.
    private var explanation: [String] = []
    /// In rows.
    private var formHeight = 0
    private var state = BookFormState()

    init(presenter: any BookFormPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }
}

extension BookFormDefaultView: BookFormView {
    func show(_ state: BookFormState) {
        self.state = state
        formPane.show(state.form)
        questionPane.show(state.question)
        display?.setNeedsDisplay()
    }
}

extension BookFormDefaultView: LeafScreen {
    var title: String { state.title }

    var status: String? { nil }

    var isBusy: Bool { state.isSaving }

    var isClosing: Bool { state.isSaving }

    var commands: [Command] { formPane.commands }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
        return true
    }

    func didAppear() {}

    func layout(size: Size) {
        formHeight = formPane.layout(in: size)
        let room = max(0, size.height - formHeight - 1)
        explanation = Array(state.explanation.wrapped(to: max(1, size.width - 4)).prefix(room))
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        for (y, line) in explanation.enumerated() { surface.draw(line, x: 2, y: y, limit: surface.width - 4, .muted) }
        let y = explanation.isEmpty ? 0 : explanation.count + 1
        formPane.draw(on: surface.part(Rect(x: 0, y: y, width: surface.width, height: formHeight)))
    }

    var overlay: (any OverlayContent)? { questionPane.overlay }

    var question: Question? { state.question }

    var isTyping: Bool { true }

    var takesText: Bool { formPane.takesText }

    func handle(_ press: KeyPress) -> Bool {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.didAnswer(isYes: $0 == .yes) }) {
            return isUsed
        }
        guard let event = formPane.handle(press) else { return false }
        switch event {
        case .stays: display?.setNeedsDisplay()
        case .changed(let field, .text(let text)): presenter.didChange(field, to: text)
        case .changed: break
        case .saved: presenter.didAskToSave()
        case .left: presenter.didAskToLeave()
        }
        return true
    }

    func handle(_ command: Command) -> Bool { false }

    func handle(_ pointing: Pointing) -> PointerUse {
        formPane.handle(pointing) == nil ? .none : .marked
    }
}
