package import Entities

/// A person's favourites, notes, lists and diary. Needs no network. Implementations: an SQLite file, one for a library that could not
/// be opened, a fake for tests.
///
/// Changes return when they are durable: they survive a crash and a power cut. Changes from one thread are made in the
/// order of the calls. If a change fails, nothing of it is stored, and `isFavourite`, `hasNote` and `reading` answer as before.
/// Cancelling a task does not take its change back.
package protocol Library: Sendable {
    var state: LibraryState { get }

    /// All items, latest first, with those that other processes have stored.
    ///
    /// - Throws: why the library is unavailable. A read-only library answers.
    func items() async throws(LibraryFailure) -> [LibraryItem]

    /// The latest items, from memory, at once, while a large library is being read; nil before they are there, and as soon as all are.
    /// When they come, that is told as a change of everything.
    var head: LibraryHead? { get }

    /// From memory, at once, for the rows of lists. A change counts as soon as it is ordered, until it fails. False
    /// while the library is being opened.
    func isFavourite(_ subject: LibrarySubject) -> Bool
    func hasNote(_ subject: LibrarySubject) -> Bool
    /// Whether a change of it was ordered and is not durable yet.
    func isBeingSaved(_ subject: LibrarySubject) -> Bool
    /// What is stored of it, from memory.
    func item(_ subject: LibrarySubject) -> LibraryItem?

    /// What is kept of other sources and is the same thing, from memory, at once; at most one of each source.
    func others(than summary: LibrarySummary) -> [LibrarySubject]

    /// An item that is a favourite already gets the new summary.
    func addFavourite(_ summary: LibrarySummary) async throws(LibraryFailure)
    /// All of them, or none. Their notes stay, and their places on the reading list. Nothing is done about those that are no favourites.
    ///
    /// - Returns: what `restore` brings back, which says nothing of their notes.
    @discardableResult
    func removeFavourites(_ subjects: [LibrarySubject]) async throws(LibraryFailure) -> [LibraryRecord]

    /// The last writer wins; the text before stays as a revision.
    ///
    /// - Parameter known: the revision that the writer started from; nil for a new note. It only decides what is
    ///   reported as overwritten.
    func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) async throws(LibraryFailure) -> SavedNote
    /// Removes the note, unless it has another text than who removes it knew. Its revisions stay, this text included.
    ///
    /// - Parameter known: the revision that was read before; nil where there was no note.
    func removeNote(
        _ subject: LibrarySubject, startedFrom known: Int?
    ) async throws(LibraryFailure) -> NoteRemoval
    /// The texts that the note has had, with the current one, oldest first; empty if there was never a note.
    func revisions(of subject: LibrarySubject) async throws(LibraryFailure) -> [Note]
    /// Which of them another machine has written beside the current one, without having seen it; by their revisions.
    func revisionsBeside(_ subject: LibrarySubject) async throws(LibraryFailure) -> Set<Int>

    /// Deletes the item, its note and all revisions.
    ///
    /// - Returns: what `restore` brings back.
    /// - Throws: `notFound` if another process has deleted it before.
    func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord
    /// Undoes a delete, or the removal of a note or of favourites: all of it, or nothing. What was stored about an item
    /// since then stays: a newer note remains the current one.
    ///
    /// - Returns: whether all of it is there again, or something newer in its place.
    @discardableResult
    func restore(_ deleted: [LibraryRecord]) async throws(LibraryFailure) -> TakenBack
    /// Undoes any other change: makes an item as it was before a step, in all that is still as the step has made it. What somebody has
    /// changed since then, here, in another program or on another machine, stays. Returns when that is durable.
    func takeBack(_ step: LibraryStep) async throws(LibraryFailure) -> TakenBack

    /// Puts a thing into a list that somebody has made, or to another place in it. Returns when that is durable.
    ///
    /// - Throws: `notFound` if there is no such list.
    func place(_ thing: ListedThing, in list: LibrarySubject) async throws(LibraryFailure)
    /// Takes a thing out of a list, into which no file puts it again.
    ///
    /// - Returns: what `restore` brings back, which says nothing of the others; nil if it was not there.
    @discardableResult
    func takeOut(_ thing: LibrarySubject, of list: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord?

    /// Stores what a source says of other ids of an item, if that is kept; and with what is kept of other sources and is
    /// the same thing, that item's own id. Of two ids that one source has given it the later one counts. What was taken
    /// back stays so.
    func learn(_ summary: LibrarySummary) async throws(LibraryFailure)
    /// Says by which other ids an item is known, and what it is not: what only `after` has is added, and what only `before` has
    /// is taken away. All else stays as it is by then. Returns when it is durable.
    ///
    /// - Throws: `notFound` if it is not kept.
    func relink(
        _ subject: LibrarySubject, from before: Aliases, to after: Aliases
    ) async throws(LibraryFailure)

    /// All changes from now on, those of other processes included. Each caller gets a stream of its own, which ends
    /// with the library and costs nothing while nothing changes.
    func changes() -> AsyncStream<LibraryChange>
}

extension Library {
    /// The lists that somebody has made, the oldest first, so that each keeps its place when a new one comes.
    package func lists() async throws(LibraryFailure) -> [LibraryItem] {
        Array(try await items().filter { $0.id.kind == .list }.reversed())
    }
}
