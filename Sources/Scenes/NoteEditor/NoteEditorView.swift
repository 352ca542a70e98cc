import Navigation
import Presentation
import TerminalKit

@MainActor
protocol NoteEditorView: AnyObject {
    func show(_ state: NoteEditorState)
    /// The text that is written on from.
    func begin(with text: String)
}

@MainActor
final class NoteEditorDefaultView {
    private let presenter: any NoteEditorPresenter
    private weak var display: (any Display)?
    private var state = NoteEditorState()
    private var editor = TextEditor()
    /// What was typed before there was a text to write in.
    private var waiting: [Key] = []
    /// What is to be said of the text, below it.
    private var notice: [TextLine] = []

    init(presenter: any NoteEditorPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }
}

extension NoteEditorDefaultView: NoteEditorView {
    func show(_ state: NoteEditorState) {
        self.state = state
        display?.setNeedsDisplay()
    }

    func begin(with text: String) {
        editor = TextEditor(text)
        guard !waiting.isEmpty else { return }
        for key in waiting { _ = editor.handle(key) }
        waiting = []
        presenter.didChange(editor.text)
    }
}

extension NoteEditorDefaultView: Screen {
    var title: String { state.title }

    var status: String? { state.status }

    var isBusy: Bool { state.isBusy }

    var commands: [Command] { state.canWrite ? [.save, .discard, .editElsewhere] : [] }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.viewDidAppear()
    }

    func programWillEnd() {
        presenter.didAskToSave()
    }

    func layout(size: Size) {
        let width = size.width - 2
        let question = state.question.map { [TextLine($0, .notice)] } ?? []
        // What happened comes first, where there is no room for all of it.
        notice = (state.message?.lines(width: width) ?? []).prefix(max(0, size.height / 2 - question.count)) + question
        editor.resize(to: Size(width: width, height: size.height - notice.count))
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let inside = surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: surface.height))
        guard state.canWrite else {
            if let message = state.message { inside.draw(message) }
            return
        }
        let height = inside.height - notice.count
        editor.draw(
            on: inside.part(Rect(x: 0, y: 0, width: inside.width, height: height)),
            hasFocus: hasFocus && state.question == nil)
        for (y, line) in notice.enumerated() { inside.draw(line, y: height + y) }
    }

    var isTyping: Bool { state.canWrite }

    var isClosing: Bool { state.isClosing }

    func handle(key: Key) -> Bool {
        if state.question != nil { return answer(key) }
        guard state.canWrite else { return wait(with: key) }
        guard editor.handle(key) else { return false }
        presenter.didChange(editor.text)
        display?.setNeedsDisplay()
        return true
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .save: presenter.didAskToSave()
        case .discard: presenter.didAskToDiscard()
        case .editElsewhere: presenter.didAskForOtherEditor()
        case .back: presenter.didAskToClose()
        default: return false
        }
        return true
    }

    /// What is typed before the note is read is neither lost nor a command.
    private func wait(with key: Key) -> Bool {
        guard state.isBusy, key.isText else { return false }
        waiting.append(key)
        return true
    }

    private func answer(_ key: Key) -> Bool {
        switch KeyMap.question.command(for: key) {
        case .yes: presenter.didAnswer(true)
        case .no: presenter.didAnswer(false)
        default:
            if case .control = key { return false }
        }
        return true
    }
}

extension Key {
    /// Whether it would be written.
    fileprivate var isText: Bool {
        switch self {
        case .character, .paste, .enter, .tab, .backspace, .delete: true
        default: false
        }
    }
}
