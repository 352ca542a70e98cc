import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol NoteEditorView: AnyObject {
    func show(_ state: NoteEditorState)
    /// Shows the text to write on.
    func begin(with text: String)
    /// What was typed before there was a text to type it into; empty for nothing.
    var textWaiting: String { get }
}

extension NoteEditorView {
    var hasTextWaiting: Bool { !textWaiting.isEmpty }
}

@MainActor
final class NoteEditorDefaultView {
    private let presenter: any NoteEditorPresenter
    private weak var display: (any Display)?
    private var state = NoteEditorState()
    private let questionPane = QuestionPane()
    private var editor = TextEditor()
    /// What was typed before the text was loaded, or before it was known which text is used: a text of its own until then, so that
    /// no key changes what is not in sight. Nil for nothing.
    private var waiting: TextEditor?
    /// The message below the text.
    private var notice: [TextLine] = []
    private let picture: KeptPicture
    private let picturePane = PicturePane()
    /// Where the parts are, since the last layout.
    private var places = NoteEditorLayout()

    init(presenter: any NoteEditorPresenter, picture: KeptPicture, display: any Display) {
        self.presenter = presenter
        self.picture = picture
        self.display = display
        picture.didChange = { [weak display] in display?.setNeedsDisplay() }
    }
}

extension NoteEditorDefaultView: NoteEditorView {
    func show(_ state: NoteEditorState) {
        self.state = state
        questionPane.show(state.question)
        display?.setNeedsDisplay()
    }

    func begin(with text: String) {
        editor = TextEditor(text)
        editor.moveToEnd()
        guard !state.isOffering, let typed = waiting else { return }
        waiting = nil
        guard !typed.text.isEmpty else { return }
        let (end, place) = (editor.cursor, typed.cursor)
        editor.insert(typed.text)
        editor.moveCursor(
            to: TextEditor.Position(
                line: end.line + place.line, column: place.line == 0 ? end.column + place.column : place.column))
        presenter.didChange(editor.text)
    }

    var textWaiting: String { waiting?.text ?? "" }
}

extension NoteEditorDefaultView: LeafScreen {
    var title: String { state.title }

    /// Said below the text, where there is room.
    var status: String? { places.foot == nil ? state.status : nil }

    var isBusy: Bool { state.isBusy }

    var hasFailed: Bool { state.hasFailed }

    var commands: [Command] { state.commands }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.viewDidAppear()
        picture.find()
    }

    func programWillEnd() {
        presenter.didAskToSave(decides: false)
    }

    var unsaved: [UnsavedText] { [presenter.unsaved].compactMap(\.self) }

    func layout(size: Size) {
        picturePane.show(picture.state)
        picturePane.layout(size: size) { box in
            picture.makeRoom(for: box)
            picturePane.show(picture.state)
        }
        // If there is no room for all of it, the beginning says what happened.
        notice = message?.lines(width: picturePane.rest.width - 2, height: size.height / 2) ?? []
        places = NoteEditorLayout(
            picturePane.rest, beside: picturePane.beside,
            footWidth: picturePane.endsAboveLastLine ? picturePane.page.width - 2 : 0,
            hasTitle: !isSubjectInFrame(of: size), hasFacts: !state.facts.isEmpty, noticeHeight: notice.count)
        editor.resize(to: places.text.size)
        waiting?.resize(to: places.text.size)
    }

    /// Whether the title in the frame says what the note is about.
    private func isSubjectInFrame(of size: Size) -> Bool {
        HarmlessText.width(of: title) <= size.width - PageForm.besideTitle && title.contains(state.subject)
    }

    /// With what becomes of the letters that wait.
    private var message: Message? {
        guard waiting != nil, !state.canWrite else { return state.message }
        return state.message.map { Message($0.what, why: state.typedAhead) }
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let inside = surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: surface.height))
        guard let text = state.canWrite ? editor : waiting else {
            if let message = state.message { inside.draw(message, hasFocus: hasFocus) }
            return
        }
        picturePane.draw(on: surface)
        if let heading = places.heading {
            let lines = surface.part(heading)
            if places.hasTitle { lines.draw(state.subject, x: 0, y: 0, limit: lines.width, .title) }
            lines.draw(state.facts, x: 0, y: places.hasTitle ? 1 : 0, limit: lines.width, .muted)
        }
        text.draw(on: surface.part(places.text), hasFocus: hasFocus && state.question == nil)
        for (y, line) in notice.enumerated() { surface.part(places.notice).draw(line, y: y) }
        if state.canWrite, let foot = places.foot {
            let text = "\(state.lineLabel) \(editor.cursor.line + 1) · \(state.foot)"
            surface.part(foot).draw(text, x: 0, y: 0, limit: foot.width, .muted)
        }
    }

    var overlay: (any OverlayContent)? { questionPane.overlay }

    var question: Question? { state.question }

    /// While the note is read, what is typed is kept for it: then too keys that are text are no commands.
    var isTyping: Bool { state.canWrite || state.isBusy }

    var takesText: Bool { state.canWrite }

    var isClosing: Bool { state.isClosing }

    var keyScope: KeyScope { .note }

    func handle(_ press: KeyPress) -> Bool {
        if state.isOffering, !questionPane.hasBeenSeen { return wait(with: press) }
        if let isTaken = questionPane.handle(press, didAnswer: presenter.didAnswer) { return isTaken }
        guard state.canWrite else { return wait(with: press) }
        guard edit(&editor, by: press) else { return false }
        presenter.didChange(editor.text)
        display?.setNeedsDisplay()
        return true
    }

    /// By the keys of every text, and of every line that is typed but for those that say something to a note.
    private func edit(_ text: inout TextEditor, by press: KeyPress) -> Bool {
        if text.handle(press.key) { return true }
        let commands = state.canWrite ? state.commands : NoteEditorState.usualCommands
        guard let command = press.command(in: .prompt), !press.says(oneOf: Self.motions + commands, on: keyScope)
        else { return false }
        return text.handle(command)
    }

    /// The commands of the note that are no text, and lead back.
    private static let motions: [Command] = [.back, .up, .down, .pageUp, .pageDown]

    /// The text is where its cursor is, so a wheel moves that.
    func handle(_ pointing: Pointing) -> PointerUse {
        guard state.canWrite, state.question == nil else { return .none }
        switch pointing.action {
        case .scroll(let lines): for _ in 0..<abs(lines) { editor.move(lines < 0 ? .up : .down) }
        case .press(.caret(let line, let column)):
            editor.moveCursor(to: TextEditor.Position(line: line, column: column))
            display?.setNeedsDisplay()
        case .press, .drag, .pull: return .none
        }
        return .marked
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
        case .up: return move(.up)
        case .down: return move(.down)
        case .pageUp: return move(.pageUp)
        case .pageDown: return move(.pageDown)
        default: return false
        }
        return true
    }

    /// By keys that are no text, as Ctrl-N is with those of Emacs.
    private func move(_ motion: TextEditor.Motion) -> Bool {
        guard state.canWrite, state.question == nil else { return false }
        editor.move(motion)
        display?.setNeedsDisplay()
        return true
    }

    /// What is typed before the note is loaded is not lost, and in sight. It is no command, and no answer to the question
    /// that follows.
    private func wait(with press: KeyPress) -> Bool {
        guard state.isBusy || state.isOffering else { return false }
        var typed = waiting ?? TextEditor()
        guard edit(&typed, by: press) else { return false }
        waiting = typed
        display?.setNeedsDisplay()
        return true
    }
}

extension NoteEditorState {
    /// Whether the note could not be read, and can be read again.
    var hasFailed: Bool { !canWrite && !isBusy && message?.isFailure == true }

    /// What can be done with it.
    var commands: [Command] {
        guard canWrite else { return hasFailed ? [.refresh] : [] }
        guard hasVersions else { return Self.usualCommands }
        return [.save, .history, .joinVersions, .discard, .editElsewhere]
    }

    /// What can be done with a note that has no other versions.
    fileprivate static let usualCommands: [Command] = [.save, .history, .discard, .editElsewhere]
}
