import Entities
import Services

protocol NoteEditorInteractor: NoteInteractor {
    /// What the note is about.
    var summary: LibrarySummary { get }
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

    func versionsBeside() async throws(LibraryFailure) -> [Note] {
        let beside = try await library.revisionsBeside(summary.subject)
        guard !beside.isEmpty else { return [] }
        return try await library.revisions(of: summary.subject).filter { beside.contains($0.revision) }.reversed()
    }

    func save(_ text: String, startedFrom revision: Int?) async throws(LibraryFailure) -> StoredNote {
        guard text.allSatisfy(\.isWhitespace) else {
            let saved = try await library.saveNote(text, about: summary, startedFrom: revision)
            return StoredNote(revision: saved.note.revision, hasOverwritten: saved.overwritten != nil)
        }
        return switch try await library.removeNote(summary.subject, startedFrom: revision) {
        case .removed(let record): StoredNote(removed: record)
        case .nothingThere: StoredNote()
        case .newer(let note): StoredNote(revision: note.revision, newer: note)
        }
    }

    @discardableResult
    func restore(_ removed: LibraryRecord) async throws(LibraryFailure) -> TakenBack {
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
