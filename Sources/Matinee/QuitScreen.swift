import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// Shows what is not stored and why, and asks whether to quit anyway.
@MainActor
final class QuitScreen {
    private let wording: Wording
    private(set) var report: UnsavedReport
    private var text = ScrollPane()
    private var pane = QuestionPane()
    /// Nil until the user has answered.
    private(set) var answer: Command?

    init(_ report: UnsavedReport, wording: Wording) {
        self.report = report
        self.wording = wording
        pane.show(wording.unsaved.askQuit)
    }

    /// The user has answered in words.
    func take(_ answer: Command) {
        self.answer = answer
    }

    /// - Returns: whether the report has changed.
    func show(_ report: UnsavedReport) -> Bool {
        defer { self.report = report }
        return report != self.report
    }
}

extension QuitScreen: LeafScreen {
    var title: String { wording.unsaved.title }

    var status: String? { text.percentage.map { "\($0) %" } }

    var isBusy: Bool { false }

    var commands: [Command] { [] }

    var question: Question? { wording.unsaved.askQuit }

    func willAppear() -> Bool { true }

    func didAppear() {}

    func layout(size: Size) {
        var layout = TextLayout(width: size.width - 4)
        for (index, entry) in report.entries.enumerated() {
            if index > 0 { layout.addGap() }
            layout.add(entry.title, .label)
            for sentence in entry.sentences { layout.add(sentence) }
        }
        pane.layout(width: size.width - 4)
        text.show(layout.lines, height: size.height - 2 - pane.height)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let frame = PaneFrame(surface: surface)
        frame.draw()
        frame.drawTitle(title, status: status, over: frame.first, hasFocus: hasFocus)
        let inside = surface.part(frame.first.inset(columns: 1, rows: 0))
        text.draw(on: inside.part(Rect(x: 0, y: 0, width: inside.width, height: inside.height - pane.height)))
        pane.draw(on: inside)
    }

    func handle(_ press: KeyPress) -> Bool {
        guard pane.hasBeenSeen else { return true }
        if press.command(in: .question) == nil, let motion = press.command(in: .screens)?.motion {
            text.move(motion)
            return true
        }
        return pane.handle(press) { answer = $0 } ?? false
    }

    func handle(_ command: Command) -> Bool { false }

    func handle(_ pointing: Pointing) -> PointerUse {
        guard case .scroll(let lines) = pointing.action else { return .none }
        text.scroll(by: lines)
        return .marked
    }

    /// For terminals that are too small for anything else.
    func drawSmall(on surface: Surface) {
        pane.drawSmall(title, on: surface)
    }
}
