import Entities
import Loading
import Navigation
import Presentation

@MainActor
protocol NoteEditorPresenter: AnyObject {
    func viewDidAppear()
    func didChange(_ text: String)
    func didAskToSave()
    /// Saves first what is not saved.
    func didAskToClose()
    /// Closes without saving, after a question where something would be lost.
    func didAskToDiscard()
    func didAnswer(_ answer: Command)
    func didAskForOtherEditor()
    /// Saves first what is not saved: it is an earlier text itself, once another one is taken back.
    func didAskForHistory()
}

@MainActor
final class NoteEditorDefaultPresenter {
    private enum Work { case load, save }

    weak var view: (any NoteEditorView)?
    private let interactor: any NoteEditorInteractor
    private let router: any NoteEditorRouter
    private let wording: Wording
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let scope = TaskScope<Work>()
    private var state = NoteEditorState()
    private var text = ""
    /// What is durable, and as which revision.
    private var savedText = ""
    private var revision: Int?
    private var isSaving = false
    /// Whether the earlier texts are to be shown once this one is stored.
    private var wantsHistory = false
    /// The note that there is none of any more.
    private var removed: LibraryRecord?

    init(
        interactor: any NoteEditorInteractor, router: any NoteEditorRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.notices = notices
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
            if !Task.isCancelled { self?.didLoad(answer) }
        }
    }

    func didChange(_ text: String) {
        self.text = text
        if !isSaving { state.status = isChanged ? wording.library.unsaved : nil }
        view?.show(state)
    }

    func didAskToSave() {
        guard state.canWrite else { return }
        if isChanged { save() }
    }

    func didAskToClose() {
        guard isChanged || isSaving else { return leave() }
        state.isClosing = true
        view?.show(state)
        save()
    }

    func didAskToDiscard() {
        guard isChanged else { return close() }
        state.question = wording.library.askDiscard
        view?.show(state)
    }

    func didAnswer(_ answer: Command) {
        state.question = nil
        view?.show(state)
        if answer == .yes { close() }
    }

    func didAskForOtherEditor() {
        guard state.canWrite, let edited = router.edit(text) else { return }
        view?.begin(with: edited)
        didChange(edited)
    }

    func didAskForHistory() {
        guard state.canWrite else { return }
        wantsHistory = true
        didAskToClose()
    }

    private var isChanged: Bool { text != savedText }

    private func didLoad(_ answer: Result<Note?, LibraryFailure>) {
        state.isBusy = false
        switch answer {
        case .success(let note):
            text = Self.withPlainLineEnds(note?.text ?? "")
            savedText = text
            revision = note?.revision
            state.message = nil
            state.canWrite = true
            view?.show(state)
            view?.begin(with: text)
            return
        case .failure(let failure):
            state.message = wording.library.failure(failure)
        }
        view?.show(state)
    }

    /// One at a time: what is written meanwhile is saved after that.
    private func save() {
        guard !isSaving else { return }
        isSaving = true
        state.isBusy = true
        state.status = wording.library.saving
        state.message = nil
        view?.show(state)
        scope.begin(.save) { [weak self, interactor, text, revision] in
            let answer: Result<StoredNote, LibraryFailure>
            do throws(LibraryFailure) {
                answer = .success(try await interactor.save(text, startedFrom: revision))
            } catch { answer = .failure(error) }
            self?.didSave(text, answer)
        }
    }

    private func didSave(_ text: String, _ answer: Result<StoredNote, LibraryFailure>) {
        isSaving = false
        state.isBusy = false
        switch answer {
        case .success(let saved):
            (savedText, revision) = (text, saved.revision)
            removed = saved.revision == nil ? saved.removed ?? removed : nil
            state.status = isChanged ? wording.library.unsaved : wording.library.saved
            if saved.hasOverwritten { notices.post(Message(wording.library.overwritten)) }
            if state.isClosing { return isChanged ? save() : leave() }
        case .failure(let failure):
            state.isClosing = false
            wantsHistory = false
            let message = wording.library.failure(failure)
            state.status = wording.library.unsaved
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

    /// Who has emptied a note may not have meant to lose it.
    private func close() {
        router.close()
        guard let removed else { return }
        undo.push { [interactor, wording] () async throws(LibraryFailure) in
            try await interactor.restore(removed)
            return Message(wording.library.noteRestored(removed.item.summary.title))
        }
        notices.post(Message(wording.library.noteRemoved(interactor.summary.title)))
    }

    private static func withPlainLineEnds(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            .joined(separator: "\n")
    }
}

extension NoteEditorDefaultPresenter: EarlierTextDelegate {
    func didTakeBack(_ text: String) {
        let text = Self.withPlainLineEnds(text)
        view?.begin(with: text)
        didChange(text)
    }
}
