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
    private let pane = QuestionPane()
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

    var status: String? { text.status }

    var isBusy: Bool { false }

    var commands: [Command] { [] }

    var question: Question? { wording.unsaved.askQuit }

    func willAppear() -> Bool { true }

    func didAppear() {}

    /// It is nothing but what lies over another screen.
    var overlay: (any OverlayContent)? { self }

    func layout(size: Size) {}

    func draw(on surface: Surface, hasFocus: Bool) {}

    func handle(_ press: KeyPress) -> Bool {
        guard pane.hasBeenSeen else { return true }
        if press.command(in: .question) == nil, let motion = press.command(in: .screens)?.motion {
            text.move(motion)
            return true
        }
        return pane.handle(press) { answer = $0 } ?? false
    }

    func handle(_ command: Command) -> Bool { false }

    func handle(_ pointing: Pointing) -> PointerUse { text.handle(pointing) }

    /// For terminals that are too small for anything else.
    func drawSmall(on surface: Surface) {
        pane.drawSmall(title, on: surface)
    }
}

extension QuitScreen: OverlayContent {
    var hints: [Command: String] { [:] }

    var width: Int { 70 }

    func layout(in room: Size) -> Int {
        var layout = TextLayout(width: room.width - 2)
        for (index, entry) in report.entries.enumerated() {
            if index > 0 { layout.addGap() }
            layout.add(entry.title, .label)
            for sentence in entry.sentences { layout.add(sentence) }
        }
        let asked = pane.layout(in: room)
        let height = min(layout.lines.count + 1 + asked, room.height)
        text.show(layout.lines, height: height - 1 - asked)
        return height
    }

    func draw(on surface: Surface) {
        text.draw(on: surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: text.height)))
        text.drawScrollbar(on: surface)
        let asked = surface.height - text.height - 1
        pane.draw(on: surface.part(Rect(x: 0, y: text.height + 1, width: surface.width, height: asked)))
    }
}
