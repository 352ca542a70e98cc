import Commands
import Navigation
import Presentation
import TerminalKit

@testable import Widgets

/// A list screen with a question.
@MainActor
final class QuestionScreen: LeafScreen {
    private let pane = QuestionPane()
    let title = "Asking"
    let status: String? = nil
    let isBusy = false
    let commands: [Command] = [.down, .open]
    let question: Question?
    private(set) var answers: [Command] = []

    init(_ question: Question) {
        self.question = question
        pane.show(question)
    }

    func willAppear() -> Bool { true }

    func didAppear() {}

    func layout(size: Size) {}

    func draw(on surface: Surface, hasFocus: Bool) {}

    var overlay: (any OverlayContent)? { pane.overlay }

    func handle(_ press: KeyPress) -> Bool {
        pane.handle(press) { answers.append($0) } ?? false
    }

    func handle(_ command: Command) -> Bool { false }
}
