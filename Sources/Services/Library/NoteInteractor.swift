package import Entities

/// An interactor of one note that is being written: what it asks the library, and the drafts of its text.
package protocol NoteInteractor: Sendable {
    /// The note as it is stored; nil for none.
    func note() async throws(LibraryFailure) -> Note?
    /// Other texts of it, which other machines have written beside the one that is stored, latest first.
    func versionsBeside() async throws(LibraryFailure) -> [Note]
    /// Returns when the change is durable. What is saved comes after all versions that there are, also where it is the text that is
    /// stored. A blank text removes the note, unless somebody else has stored another one.
    func save(_ text: String, startedFrom revision: Int?) async throws(LibraryFailure) -> StoredNote
    /// Restores a removed note. Another one that was written since stays.
    @discardableResult
    func restore(_ removed: LibraryRecord) async throws(LibraryFailure) -> TakenBack

    /// The latest abandoned draft about the item.
    func abandonedDraft() async -> Draft?
    /// - Returns: false if it is gone, or another window has taken it.
    func takeUp(_ draft: Draft) async -> Bool
    func keepDraft(_ text: String, startedFrom revision: Int?, as id: Draft.ID) async throws(FolderFailure)
    func removeDraft(_ id: Draft.ID) async
}

/// The result of saving a text.
package struct StoredNote: Equatable, Sendable {
    /// Nil if the note was removed.
    package var revision: Int?
    /// The removed record, if the text was empty.
    package var removed: LibraryRecord?
    /// Whether another text was stored meanwhile by somebody else.
    package var hasOverwritten: Bool
    /// What somebody else stored meanwhile, and a blank text did not remove.
    package var newer: Note?

    package init(
        revision: Int? = nil, removed: LibraryRecord? = nil, hasOverwritten: Bool = false, newer: Note? = nil
    ) {
        self.revision = revision
        self.removed = removed
        self.hasOverwritten = hasOverwritten
        self.newer = newer
    }
}
