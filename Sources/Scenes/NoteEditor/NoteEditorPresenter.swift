import Browsing
import Commands
import Entities
import Presentation

@MainActor
protocol NoteEditorPresenter: AnyObject {
    func viewDidAppear()
    func didChange(_ text: String)
    /// Text that is written during a save is saved after it.
    func didAskToSave()
    /// Saves unsaved text first.
    func didAskToClose()
    /// Closes without saving. Asks first if something would be lost.
    func didAskToDiscard()
    func didAnswer(_ answer: Command)
    func didAskForOtherEditor()
    /// Saves unsaved text first: it becomes an earlier text if another one is restored.
    func didAskForHistory()
    /// What would be lost if the program ended now.
    var unsaved: UnsavedText? { get }
}

@MainActor
final class NoteEditorDefaultPresenter {
    private enum Work { case load, save, takeUp }

    weak var view: (any NoteEditorView)?
    private let interactor: any NoteEditorInteractor
    private let router: any NoteEditorRouter
    private let wording: Wording
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let scope = TaskScope<Work>()
    private let draftPause: Pause
    private lazy var draft = DraftFollower(
        draftPause,
        keep: { [weak self] text throws(FolderFailure) in try await self?.keepDraft(text) },
        remove: { [weak self] in await self?.removeDraft() },
        didChange: { [weak self] in self?.showStatus() })
    private var state = NoteEditorState()
    private var note = WrittenNote()
    /// The abandoned draft that is offered, until the user has answered.
    private var offered: Draft?
    private var isSaving = false
    /// The record of the note that was removed.
    private var removed: LibraryRecord?
    /// Whether to save again after the running save.
    private var savesAgain = false
    /// Whether to show the earlier texts after the save.
    private var wantsHistory = false

    /// - Parameter draftPause: how long a change may wait before it is stored as a draft.
    init(
        interactor: any NoteEditorInteractor, router: any NoteEditorRouter, wording: Wording, notices: any NoticeBoard,
        draftPause: Pause, undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.notices = notices
        self.draftPause = draftPause
        self.undo = undo
    }
}

extension NoteEditorDefaultPresenter: NoteEditorPresenter {
    func viewDidAppear() {
        state.title = wording.library.noteAbout(interactor.summary.title)
        state.message = Message(wording.loading)
        state.isBusy = true
        view?.show(state)
        scope.begin(.load) { [weak self, interactor] in
            let answer: Result<Note?, LibraryFailure>
            do throws(LibraryFailure) { answer = .success(try await interactor.note()) } catch {
                answer = .failure(error)
            }
            let abandoned = await interactor.abandonedDraft()
            if !Task.isCancelled { self?.didLoad(answer, abandoned) }
        }
    }

    func didChange(_ text: String) {
        note.text = text
        draft.follow(textToKeep)
        showStatus()
    }

    func didAskToSave() {
        takeWaitingText()
        if isSaving {
            savesAgain = true
            draft.followNow(textToKeep)
        } else if state.canWrite, note.isChanged {
            save()
        }
    }

    func didAskToClose() {
        takeWaitingText()
        guard note.isChanged || isSaving || isLoadingForText else { return leave() }
        state.isClosing = true
        view?.show(state)
        if state.canWrite { save() }
    }

    func didAskToDiscard() {
        guard note.isChanged else { return close() }
        state.question = wording.library.askDiscard
        view?.show(state)
    }

    func didAnswer(_ answer: Command) {
        state.question = nil
        if let abandoned = offered {
            offered = nil
            state.isOffering = false
            return answer == .yes ? takeUp(abandoned) : begin(with: note.saved)
        }
        view?.show(state)
        guard answer == .yes else { return }
        draft.drop()
        close()
    }

    func didAskForOtherEditor() {
        guard state.canWrite, let edited = router.edit(note.text) else { return }
        view?.begin(with: edited)
        didChange(edited)
    }

    func didAskForHistory() {
        guard state.canWrite else { return }
        wantsHistory = true
        didAskToClose()
    }

    var unsaved: UnsavedText? {
        guard note.isChanged || isSaving || isLoadingForText else { return nil }
        let isUnderWay = isSaving || isLoadingForText
        let inLibrary: UnsavedText.Storing =
            isUnderWay ? .underWay : note.refusal.map { .failed($0) } ?? .untried
        let asDraft: UnsavedText.Storing =
            switch draft.state {
            case .underWay: .underWay
            case .kept(note.text): .done
            case .failed(note.text, let failure): .failed(wording.unsaved.noDraft(failure))
            case .none, .kept, .failed: .untried
            }
        return UnsavedText(title: state.title, text: note.text, inLibrary: inLibrary, asDraft: asDraft)
    }
}

// MARK: Loading the text

extension NoteEditorDefaultPresenter {
    private func didLoad(_ answer: Result<Note?, LibraryFailure>, _ abandoned: Draft?) {
        state.isBusy = false
        switch answer {
        case .success(let stored):
            note.saved = (stored?.text ?? "").withPlainLineEnds
            note.revision = stored?.revision
            state.message = nil
            state.canWrite = true
            if let abandoned, abandoned.text != note.saved { offer(abandoned) } else { begin(with: note.saved) }
        case .failure(let failure):
            state.message = wording.library.failure(failure)
            // Text that was typed meanwhile stays, even if the library has failed.
            state.canWrite = view?.hasTextWaiting == true
            if state.canWrite { begin(with: "") } else { view?.show(state) }
        }
        if state.isClosing, state.canWrite { didAskToClose() }
    }

    private func begin(with text: String) {
        note.text = text
        state.status = unsavedStatus
        view?.show(state)
        view?.begin(with: text)
    }

    /// Shows the draft; the stored note stays as it is.
    private func offer(_ abandoned: Draft) {
        offered = abandoned
        state.isOffering = true
        state.question = wording.unsaved.askTakeUp(
            wording.format.day(secondsSince1970: abandoned.changed), abandoned.startedFrom != note.revision)
        note.text = note.saved
        view?.show(state)
        view?.begin(with: abandoned.text)
    }

    private func takeUp(_ abandoned: Draft) {
        state.canWrite = false
        state.isBusy = true
        state.message = Message(wording.loading)
        view?.show(state)
        scope.begin(.takeUp) { [weak self, interactor] in
            let isOurs = await interactor.takeUp(abandoned)
            self?.didTakeUp(abandoned, isOurs: isOurs)
        }
    }

    private func didTakeUp(_ abandoned: Draft, isOurs: Bool) {
        state.canWrite = true
        state.isBusy = false
        state.message = nil
        guard isOurs else {
            notices.post(Message(wording.unsaved.takenElsewhere))
            return begin(with: note.saved)
        }
        note.draftID = abandoned.id
        draft.adopt(abandoned.text)
        // A text that was stored since then will be reported as overwritten.
        note.revision = abandoned.startedFrom
        begin(with: abandoned.text)
    }

    /// Inserts text that was typed before the note was loaded, unless a question about a draft was asked.
    private func takeWaitingText() {
        if offered != nil, view?.hasTextWaiting == true { didAnswer(.no) }
    }

    private var isLoadingForText: Bool {
        !state.canWrite && state.isBusy && view?.hasTextWaiting == true
    }
}

// MARK: Storing the text

extension NoteEditorDefaultPresenter {
    private func save() {
        guard !isSaving else { return }
        (isSaving, savesAgain) = (true, false)
        state.isBusy = true
        state.status = wording.library.saving
        state.message = nil
        view?.show(state)
        scope.begin(.save) { [weak self, interactor, note] in
            let answer: Result<StoredNote, LibraryFailure>
            do throws(LibraryFailure) {
                answer = .success(try await interactor.save(note.text, startedFrom: note.revision))
            } catch { answer = .failure(error) }
            self?.didSave(note.text, answer)
        }
    }

    private func didSave(_ text: String, _ answer: Result<StoredNote, LibraryFailure>) {
        isSaving = false
        state.isBusy = false
        switch answer {
        case .success(let stored):
            (note.saved, note.revision) = (text, stored.revision)
            removed = stored.revision == nil ? stored.removed ?? removed : nil
            if !note.isChanged { draft.drop() }
            state.status = unsavedStatus ?? wording.library.saved
            if stored.hasOverwritten { notices.post(Message(wording.library.overwritten)) }
            if note.isChanged, state.isClosing || savesAgain { return save() }
            if state.isClosing { return leave() }
        case .failure(let failure):
            state.isClosing = false
            wantsHistory = false
            let message = wording.library.failure(failure)
            note.refused = (text, message)
            draft.followNow(textToKeep)
            state.status = unsavedStatus
            state.message = Message(message.what, why: message.why, remedy: wording.library.textStays, isFailure: true)
        }
        view?.show(state)
    }

    private func leave() {
        guard wantsHistory else { return close() }
        wantsHistory = false
        state.isClosing = false
        view?.show(state)
        router.showHistory(of: interactor.summary, delegate: self)
    }

    /// A note that was emptied can be restored by undo.
    private func close() {
        router.close()
        guard let removed else { return }
        undo.push { [interactor, wording] () async throws(LibraryFailure) in
            try await interactor.restore(removed)
            return Message(wording.library.noteRestored(removed.item.summary.title))
        }
        notices.post(Message(wording.library.noteRemoved(interactor.summary.title)))
    }

    private var unsavedStatus: String? {
        guard note.isChanged else { return nil }
        if case .failed = draft.state { return wording.unsaved.unsavedWithoutDraft }
        return wording.library.unsaved
    }

    private func showStatus() {
        if !isSaving { state.status = unsavedStatus }
        view?.show(state)
    }

    /// The text for the draft; nil if the text is the same as the stored one.
    private var textToKeep: String? { note.isChanged ? note.text : nil }

    private func keepDraft(_ text: String) async throws(FolderFailure) {
        try await interactor.keepDraft(text, startedFrom: note.revision, as: note.draftID)
    }

    private func removeDraft() async {
        await interactor.removeDraft(note.draftID)
    }
}

extension NoteEditorDefaultPresenter: EarlierTextDelegate {
    func didTakeBack(_ text: String) {
        let text = text.withPlainLineEnds
        view?.begin(with: text)
        didChange(text)
    }
}

extension String {
    fileprivate var withPlainLineEnds: String {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.joined(separator: "\n")
    }
}
