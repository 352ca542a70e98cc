import Entities
import ScreenTestSupport
import Services
import TestSupport

/// Answers for one note with what a test has set, or holds a save until the test ends it.
@MainActor
final class NoteDesk: NoteInteractor {
    nonisolated static let summary = LibrarySummary(subject: .movie(MovieID(1)), title: "Yi Yi")

    var stored: Note?
    var abandoned: Draft?
    var versions: [Note] = []
    var isAbandonedHere = true
    var failure: LibraryFailure?
    var draftFailure: FolderFailure?
    /// Whether saves wait for `endSave`.
    var holdsSaves = false
    /// What somebody else has stored meanwhile.
    var newer: Note?
    private(set) var saves: [String] = []
    private(set) var drafts: [String] = []
    private(set) var removedDrafts: [Draft.ID] = []
    private(set) var restored: [LibraryRecord] = []
    private var held: [CheckedContinuation<Void, Never>] = []

    var isHolding: Bool { !held.isEmpty }

    func endSave() {
        held.removeFirst().resume()
    }

    @MainActor func note() async throws(LibraryFailure) -> Note? {
        if let failure { throw failure }
        return stored
    }

    @MainActor func versionsBeside() async throws(LibraryFailure) -> [Note] { versions }

    @MainActor func save(_ text: String, startedFrom revision: Int?) async throws(LibraryFailure) -> StoredNote {
        saves.append(text)
        if holdsSaves { await withCheckedContinuation { held.append($0) } }
        if let failure { throw failure }
        guard !text.isEmpty else {
            if let newer { return StoredNote(revision: newer.revision, newer: newer) }
            return StoredNote(removed: LibraryRecord(item: Self.item, revisions: []))
        }
        return StoredNote(revision: (revision ?? 0) + 1, hasOverwritten: revision == 7)
    }

    @MainActor func restore(_ removed: LibraryRecord) async throws(LibraryFailure) -> TakenBack {
        restored.append(removed)
        return newer == nil ? .whole : .nothing
    }

    @MainActor func abandonedDraft() async -> Draft? { abandoned }

    @MainActor func takeUp(_ draft: Draft) async -> Bool { isAbandonedHere }

    @MainActor func keepDraft(_ text: String, startedFrom revision: Int?, as id: Draft.ID) async throws(FolderFailure) {
        if let draftFailure { throw draftFailure }
        drafts.append(text)
    }

    @MainActor func removeDraft(_ id: Draft.ID) async { removedDrafts.append(id) }

    nonisolated static let item = LibraryItem(summary: summary, isFavourite: true, added: 0)

    nonisolated static func draft(_ text: String, startedFrom revision: Int? = 3) -> Draft {
        Draft(id: .init(rawValue: "left"), summary: summary, text: text, startedFrom: revision, changed: 86_400)
    }
}
