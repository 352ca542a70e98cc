package import Entities

/// A person's favourites and notes. Needs no network. Implementations: a file of SQLite's, one that only knows
/// why it cannot, a fake for tests.
///
/// What changes something returns when the change is durable: neither a crash nor a power cut takes it back. The
/// order of calls from one thread is the order of the changes. When a change fails, nothing of it is stored, and
/// `isFavourite` and `hasNote` answer as before. Cancelling a task does not withdraw a change.
package protocol Library: Sendable {
    var state: LibraryState { get }

    /// All that is kept, latest first; with what other processes have stored up to now.
    ///
    /// - Throws: why the library is unavailable. A library that can only be read answers.
    func items() async throws(LibraryFailure) -> [LibraryItem]

    /// From memory, at once: for the rows of lists. A change counts from the moment it is ordered, and no longer
    /// when it fails; false while the library is being opened.
    func isFavourite(_ subject: LibrarySubject) -> Bool
    func hasNote(_ subject: LibrarySubject) -> Bool
    /// Whether a change of it is ordered and not yet durable.
    func isBeingSaved(_ subject: LibrarySubject) -> Bool
    /// What is stored of it, from memory.
    func item(_ subject: LibrarySubject) -> LibraryItem?

    /// What is one already stays one, with the new summary.
    func addFavourite(_ summary: LibrarySummary) async throws(LibraryFailure)
    /// Its note stays. Nothing happens where it is not a favourite.
    func removeFavourite(_ subject: LibrarySubject) async throws(LibraryFailure)

    /// The last writer wins; the text before stays as a revision.
    ///
    /// - Parameter known: the revision that the writer started from; nil for a new note. Decides only what is
    ///   reported as overwritten.
    func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) async throws(LibraryFailure) -> SavedNote
    /// Its revisions stay, this text included.
    ///
    /// - Returns: what `restore` brings back, which says nothing of whether it is a favourite; nil where there was no
    ///   note.
    @discardableResult
    func removeNote(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord?
    /// The texts that the note has had, the current one included, oldest first; none where there was never one.
    func revisions(of subject: LibrarySubject) async throws(LibraryFailure) -> [Note]

    /// Takes away the item, its note and all revisions.
    ///
    /// - Returns: what `restore` brings back.
    /// - Throws: `notFound` where another process was faster.
    func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord
    /// Undoes a delete, or the removal of a note. What has been stored about it since then stays: a later note stays the current one.
    func restore(_ deleted: LibraryRecord) async throws(LibraryFailure)

    /// From now on; each caller has a stream of its own. Other processes' changes are among them. It ends with the
    /// library, and costs nothing while nothing changes.
    func changes() -> AsyncStream<LibraryChange>
}
