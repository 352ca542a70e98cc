import Browsing
import Entities
import Presentation
import Services

/// The presenter of a note that is being written.
@MainActor
protocol NoteSaverDelegate: AnyObject {
    /// A save has begun or failed, or a draft was stored, or could not be.
    func didChange()
    /// - Parameters:
    ///   - other: what has become of a text that somebody else stored meanwhile; nil for none.
    ///   - goesOn: whether what was written meanwhile is saved next.
    func didSave(meeting other: NoteSaver.OtherText?, goesOn: Bool)
}

/// Keeps the text of a note that is being written: as a draft soon after each change, in the library when it is asked to.
@MainActor
final class NoteSaver {
    private enum Work { case save }

    enum OtherText {
        case overwritten
        /// The note was emptied, but not removed: this is its text now, unless something was written meanwhile.
        case stays

        func message(_ wording: Wording) -> Message {
            switch self {
            case .overwritten: Message(wording.library.overwritten)
            case .stays: Message(wording.library.newerStays)
            }
        }
    }

    weak var delegate: (any NoteSaverDelegate)?
    private(set) var text = ""
    /// The stored text and its revision; nil for no note.
    private(set) var saved = ""
    private(set) var revision: Int?
    private(set) var isSaving = false
    /// Whether a save has ever begun.
    private(set) var hasTried = false
    /// Whether nothing was written since the last save.
    private var hasSaved = false
    /// Why the last save failed; nil once another one has begun.
    private(set) var failure: LibraryFailure?
    /// The record of the note that was removed.
    private var removed: LibraryRecord?
    /// Whether the end waits for all to be saved: what is written during a save is saved after it, without being asked.
    /// A failure ends that.
    var isFinishing = false
    private let interactor: any NoteInteractor
    private let scope = TaskScope<Work>()
    private let pause: Pause
    private lazy var draft = DraftFollower(
        pause,
        keep: { [weak self] text throws(FolderFailure) in try await self?.keepDraft(text) },
        remove: { [weak self] in await self?.removeDraft() },
        didChange: { [weak self] in self?.delegate?.didChange() })
    private var draftID = Draft.ID()
    /// Whether to save again after the running save.
    private var savesAgain = false
    /// The text that could not be saved, and why.
    private var refused: (text: String, failure: LibraryFailure)?

    /// - Parameter pause: how long a change may wait before it is stored as a draft.
    init(interactor: any NoteInteractor, pause: Pause) {
        self.interactor = interactor
        self.pause = pause
    }

    var isChanged: Bool { text != saved }

    /// Writing begins on what is stored.
    func begin(_ stored: Note?) {
        (saved, revision) = ((stored?.text ?? "").withPlainLineEnds, stored?.revision)
        text = saved
    }

    /// Writing goes on with a draft. A text that was stored since it began will be reported as overwritten.
    func takeUp(_ abandoned: Draft) {
        (text, revision, draftID) = (abandoned.text, abandoned.startedFrom, abandoned.id)
        draft.adopt(abandoned.text)
    }

    func change(_ text: String) {
        self.text = text
        hasSaved = false
        draft.follow(textToKeep)
    }

    /// Text that is written during a save is saved after it.
    ///
    /// - Parameter evenUnchanged: whether the text that is stored is saved too, so that it comes after other versions.
    func save(evenUnchanged: Bool = false) {
        if isSaving {
            savesAgain = true
            draft.followNow(textToKeep)
        } else if isChanged || evenUnchanged {
            begin()
        }
    }

    /// The text was given up.
    func dropDraft() {
        draft.drop()
    }

    private func begin() {
        (isSaving, hasTried, savesAgain, failure) = (true, true, false, nil)
        delegate?.didChange()
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
        switch answer {
        case .success(let stored):
            if let newer = stored.newer {
                follow(newer, insteadOf: text)
            } else {
                (saved, revision) = (text, stored.revision)
            }
            removed = stored.revision == nil ? stored.removed ?? removed : nil
            hasSaved = !isChanged && stored.newer == nil
            if !isChanged { draft.drop() }
            let goesOn = isChanged && (isFinishing || savesAgain)
            let other: OtherText? = stored.newer != nil ? .stays : stored.hasOverwritten ? .overwritten : nil
            delegate?.didSave(meeting: other, goesOn: goesOn)
            if goesOn { begin() }
        case .failure(let failure):
            (self.failure, refused, isFinishing) = (failure, (text, failure), false)
            draft.followNow(textToKeep)
            delegate?.didChange()
        }
    }

    /// Shows what somebody else stored while the note was emptied. What has been written since then still started from the
    /// earlier text, so that saving it tells what it replaces.
    private func follow(_ newer: Note, insteadOf blank: String) {
        let hasWritten = text != blank
        saved = newer.text.withPlainLineEnds
        if !hasWritten { (text, revision) = (saved, newer.revision) }
    }

    /// The text for the draft; nil if the text is the same as the stored one.
    private var textToKeep: String? { isChanged ? text : nil }

    private func keepDraft(_ text: String) async throws(FolderFailure) {
        try await interactor.keepDraft(text, startedFrom: revision, as: draftID)
    }

    private func removeDraft() async {
        await interactor.removeDraft(draftID)
    }
}

extension NoteSaver {
    /// Whether the text is stored; nil if there is nothing to tell.
    func status(_ wording: Wording) -> String? {
        if isSaving { return wording.library.saving }
        guard isChanged else { return hasSaved ? wording.library.saved : nil }
        return switch draft.state {
        case .failed: wording.unsaved.unsavedWithoutDraft
        case .kept(text): wording.library.unsavedDraft
        default: wording.library.unsaved
        }
    }

    /// Lets undo bring back a note that was removed by emptying it.
    ///
    /// - Returns: what to tell of that; nil if none was removed.
    func offerUndo(on undo: UndoStack<LibraryFailure>, _ wording: Wording) -> Message? {
        guard let removed else { return nil }
        let title = removed.item.summary.title.inSentence
        undo.push { [interactor] () async throws(LibraryFailure) in
            let isBack = try await interactor.restore(removed) == .whole
            return Message(isBack ? wording.library.noteRestored(title) : wording.library.changedSince(title))
        }
        return Message(wording.library.noteRemoved(removed.item.summary.title.beforeSentence))
    }

    /// What would be lost if the program ended now.
    ///
    /// - Parameter waiting: what was typed before the note was read, and will be added to it; empty for nothing.
    /// - Returns: nil if all is saved.
    func unsaved(title: String, waiting: String, _ wording: Wording) -> UnsavedText? {
        guard isChanged || isSaving || !waiting.isEmpty else { return nil }
        let refusal = refused.flatMap { $0.text == text ? wording.library.failure($0.failure) : nil }
        let inLibrary: UnsavedText.Storing =
            isSaving || !waiting.isEmpty ? .underWay : refusal.map { .failed($0) } ?? .untried
        let asDraft: UnsavedText.Storing =
            switch draft.state {
            case .underWay: .underWay
            case .kept(text): .done
            case .failed(text, let failure): .failed(wording.unsaved.noDraft(failure))
            case .none, .kept, .failed: .untried
            }
        return UnsavedText(title: title, text: text + waiting, inLibrary: inLibrary, asDraft: asDraft)
    }
}
