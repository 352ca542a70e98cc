import Browsing
import Commands
import Entities
import Presentation

@MainActor
protocol NoteEditorPresenter: AnyObject {
    func viewDidAppear()
    func didAskForRefresh()
    func didChange(_ text: String)
    /// Text that is written during a save is saved after it.
    /// - Parameter decides: whether it is to count before other versions, also where nothing was written.
    func didAskToSave(decides: Bool)
    /// Saves unsaved text first.
    func didAskToClose()
    /// Closes without saving. Asks first if something would be lost.
    func didAskToDiscard()
    func didAnswer(_ answer: Command)
    func didAskForOtherEditor()
    func didAskToJoinVersions()
    /// Saves unsaved text first: it becomes an earlier text if another one is restored.
    func didAskForHistory()
    /// What would be lost if the program ended now.
    var unsaved: UnsavedText? { get }
}

@MainActor
final class NoteEditorDefaultPresenter {
    weak var view: (any NoteEditorView)?
    private let interactor: any NoteEditorInteractor
    private let router: any NoteEditorRouter
    private let formatter: NoteEditorFormatter
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let opener: NoteOpener
    private let saver: NoteSaver
    private var asksToDiscard = false { didSet { show() } }
    /// Whether to show the earlier texts after the save.
    private var wantsHistory = false

    init(
        interactor: any NoteEditorInteractor, router: any NoteEditorRouter, wording: Wording, notices: any NoticeBoard,
        draftPause: Pause, undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        self.notices = notices
        self.undo = undo
        formatter = NoteEditorFormatter(wording: wording)
        opener = NoteOpener(interactor: interactor)
        saver = NoteSaver(interactor: interactor, pause: draftPause)
        opener.delegate = self
        saver.delegate = self
    }
}

extension NoteEditorDefaultPresenter: NoteEditorPresenter {
    func viewDidAppear() { opener.open() }
    func didAskForRefresh() { opener.open() }

    func didChange(_ text: String) {
        saver.change(text)
        show()
    }

    func didAskToSave(decides: Bool) {
        takeWaitingText()
        if opener.canWrite { saver.save(evenUnchanged: decides && !opener.versions.isEmpty) }
    }

    func didAskToClose() {
        wantsHistory = false
        saveAndLeave()
    }

    func didAskToDiscard() {
        guard saver.isChanged || view?.hasTextWaiting == true else { return close() }
        asksToDiscard = true
    }

    func didAnswer(_ answer: Command) {
        if opener.offered != nil { return opener.didAnswer(isYes: answer == .yes) }
        asksToDiscard = false
        guard answer == .yes else { return }
        saver.dropDraft()
        close()
    }

    func didAskForOtherEditor() {
        if opener.canWrite, let edited = router.edit(saver.text) { didTakeBack(edited) }
    }

    func didAskToJoinVersions() {
        if opener.canWrite, let joined = opener.join(saver.text) { didTakeBack(joined) }
    }

    func didAskForHistory() {
        guard opener.canWrite else { return }
        wantsHistory = true
        saveAndLeave()
    }

    var unsaved: UnsavedText? {
        let waiting = opener.isBusy ? view?.textWaiting : nil
        return saver.unsaved(title: formatter.title(interactor.summary), waiting: waiting ?? "", formatter.wording)
    }

    private func saveAndLeave() {
        takeWaitingText()
        guard unsaved != nil else { return leave() }
        saver.isFinishing = true
        show()
        if opener.canWrite, !saver.isSaving { saver.save() }
    }

    /// Inserts text that was typed before the note was read, unless a question about a draft was asked.
    private func takeWaitingText() {
        guard opener.offered != nil, view?.hasTextWaiting == true else { return }
        saver.isFinishing = false
        opener.didAnswer(isYes: false)
    }

    private func leave() {
        guard wantsHistory else { return close() }
        saver.isFinishing = false
        show()
        router.showHistory(of: interactor.summary, delegate: self)
    }

    private func close() {
        router.close()
        if let message = saver.offerUndo(on: undo, formatter.wording) { notices.post(message) }
    }

    private func show() {
        var state = formatter.state(interactor.summary, saver.text, saver.status(formatter.wording))
        state.message = formatter.message(
            isReading: opener.isBusy, refusal: saver.failure, failure: saver.hasTried ? nil : opener.failure,
            isOpen: opener.canWrite, others: opener.versions.count)
        state.question = formatter.question(offered: opener.offered, isNoteOf: saver.revision, asksToDiscard)
        (state.isBusy, state.isClosing) = (opener.isBusy || saver.isSaving, saver.isFinishing)
        (state.canWrite, state.hasVersions) = (opener.canWrite, !opener.versions.isEmpty)
        (state.isOffering, state.isLooking) = (opener.offered != nil, opener.isLooking)
        view?.show(state)
    }
}

extension NoteEditorDefaultPresenter: NoteOpenerDelegate, NoteSaverDelegate, EarlierTextDelegate {
    func didRead(_ stored: Note?) { saver.begin(stored) }

    func didReach(_ phase: NoteOpener.Phase) {
        switch phase {
        case .failed where view?.hasTextWaiting == true:
            // Text that was typed meanwhile stays, even if the library has failed.
            return opener.openAnyway()
        case .open(let draft?): saver.takeUp(draft)
        case .takenElsewhere: notices.post(Message(formatter.wording.unsaved.takenElsewhere))
        default: break
        }
        show()
        guard opener.canWrite else { return }
        view?.begin(with: opener.offered?.text ?? saver.text)
        if saver.isFinishing { saveAndLeave() }
    }

    func didChange() { show() }

    func didSave(meeting other: NoteSaver.OtherText?, goesOn: Bool) {
        if other != .stays { opener.forgetVersions() }
        if let other { notices.post(other.message(formatter.wording)) }
        if other == .stays, !saver.isChanged { view?.begin(with: saver.text) }
        if !goesOn { saver.isFinishing ? leave() : show() }
    }

    func didTakeBack(_ text: String) {
        let text = text.withPlainLineEnds
        view?.begin(with: text)
        didChange(text)
    }
}
