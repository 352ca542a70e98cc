import Entities
import Services

protocol NoteEditorInteractor: Sendable {
    /// What the note is about.
    var summary: LibrarySummary { get }
    /// The note as it is stored; nil for none.
    func note() async throws(LibraryFailure) -> Note?
    /// Returns when the change is durable. A blank text removes the note.
    func save(_ text: String, startedFrom revision: Int?) async throws(LibraryFailure) -> StoredNote
    /// Restores a removed note.
    func restore(_ removed: LibraryRecord) async throws(LibraryFailure)

    /// The latest abandoned draft about the item.
    func abandonedDraft() async -> Draft?
    /// - Returns: false if it is gone, or another window has taken it.
    func takeUp(_ draft: Draft) async -> Bool
    func keepDraft(_ text: String, startedFrom revision: Int?, as id: Draft.ID) async throws(FolderFailure)
    func removeDraft(_ id: Draft.ID) async
}

struct NoteEditorDefaultInteractor: NoteEditorInteractor {
    let summary: LibrarySummary
    let library: any Library
    let drafts: any Drafts

    func note() async throws(LibraryFailure) -> Note? {
        switch library.state {
        case .opening, .unavailable: _ = try await library.items()
        case .ready, .readOnly: break
        }
        return library.item(summary.subject)?.note
    }

    func save(_ text: String, startedFrom revision: Int?) async throws(LibraryFailure) -> StoredNote {
        guard text.allSatisfy(\.isWhitespace) else {
            let saved = try await library.saveNote(text, about: summary, startedFrom: revision)
            return StoredNote(revision: saved.note.revision, hasOverwritten: saved.overwritten != nil)
        }
        return StoredNote(removed: try await library.removeNote(summary.subject))
    }

    func restore(_ removed: LibraryRecord) async throws(LibraryFailure) {
        try await library.restore(removed)
    }

    func abandonedDraft() async -> Draft? {
        await drafts.abandoned().first { $0.summary.subject == summary.subject }
    }

    func takeUp(_ draft: Draft) async -> Bool {
        await drafts.takeUp(draft.id)
    }

    func keepDraft(_ text: String, startedFrom revision: Int?, as id: Draft.ID) async throws(FolderFailure) {
        try await drafts.keep(text, about: summary, startedFrom: revision, as: id)
    }

    func removeDraft(_ id: Draft.ID) async {
        await drafts.remove(id)
    }
}
