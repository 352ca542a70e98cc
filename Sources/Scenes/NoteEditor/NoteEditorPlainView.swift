import Commands
import Navigation
import Presentation
import Widgets

/// The note in a dialogue of lines: what is typed comes to its end, line by line.
@MainActor
final class NoteEditorPlainView {
    private let presenter: any NoteEditorPresenter
    private weak var display: (any Display)?
    private var state = NoteEditorState()
    private var text = ""

    init(presenter: any NoteEditorPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }
}

extension NoteEditorPlainView: NoteEditorView {
    func show(_ state: NoteEditorState) {
        self.state = state
        display?.setNeedsDisplay()
    }

    func begin(with text: String) {
        self.text = text
        display?.setNeedsDisplay()
    }

    /// Lines are typed only once the text is there.
    var textWaiting: String { "" }
}

extension NoteEditorPlainView: PlainScreen {
    var title: String { state.title }

    var page: PlainPage {
        var page = PlainPage(state.title)
        page.facts = state.facts
        page.question = state.question
        if state.canWrite {
            if !text.isEmpty {
                page.text = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            }
            if state.question == nil { page.asked = .lines }
        }
        if let message = state.message, !isBusy { page.messages = [message] }
        return page
    }

    /// What is said of a note is said at once, with its other versions.
    var isBusy: Bool { state.isBusy || state.isLooking }

    var hasFailed: Bool { state.hasFailed }

    var isClosing: Bool { state.isClosing }

    var question: Question? { state.question }

    var isTyping: Bool { state.canWrite }

    var commands: [Command] { state.commands }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.viewDidAppear()
    }

    func programWillEnd() {
        presenter.didAskToSave(decides: false)
    }

    var unsaved: [UnsavedText] { [presenter.unsaved].compactMap(\.self) }

    func take(_ line: String) {
        guard state.canWrite else { return }
        text += text.isEmpty ? line : "\n" + line
        presenter.didChange(text)
    }

    func answer(_ answer: Command) {
        presenter.didAnswer(answer)
    }

    func leaveAsked() -> Bool {
        guard state.question != nil else { return false }
        presenter.didAnswer(.no)
        return true
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .save: presenter.didAskToSave(decides: true)
        case .history: presenter.didAskForHistory()
        case .discard: presenter.didAskToDiscard()
        case .editElsewhere: presenter.didAskForOtherEditor()
        case .joinVersions: presenter.didAskToJoinVersions()
        case .back: presenter.didAskToClose()
        case .refresh where state.hasFailed: presenter.didAskForRefresh()
        // All of it: what is typed from now on is the note.
        case .eraseToStart:
            text = ""
            presenter.didChange("")
        default: return false
        }
        return true
    }
}
