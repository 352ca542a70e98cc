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
    private var formPane = FormPane()
    private var questionPane = QuestionPane()
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

    var commands: [Command] { [.saveForm, .leaveForm] }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
        return true
    }

    func didAppear() {}

    func layout(size: Size) {
        questionPane.layout(width: size.width - 3)
        formPane.layout(size: Size(width: size.width, height: size.height - questionPane.height))
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let above = surface.height - questionPane.height - formPane.height
        for (y, line) in state.explanation.wrapped(to: max(1, surface.width - 4)).prefix(max(0, above)).enumerated() {
            surface.draw(line, x: 2, y: y, limit: surface.width - 4, .muted)
        }
        let form = Rect(x: 0, y: 0, width: surface.width, height: surface.height - questionPane.height)
        formPane.draw(on: surface.part(form))
        questionPane.draw(on: surface.part(Rect(x: 2, y: 0, width: surface.width - 3, height: surface.height)))
    }

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
