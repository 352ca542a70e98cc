package import Entities

/// What things are to a person, and when they were seen, heard or read. These are items of the library with a `Standing` or with
/// events: what the library does with items, it does with these, such as deleting and restoring them.
package protocol Diary: Library {
    /// The current day in the user's time zone, by which what is said is dated.
    var today: CalendarDate { get }

    /// From memory, at once. A change counts as soon as it is ordered, until it fails. Nil where nothing is said of it.
    func standing(_ subject: LibrarySubject) -> Standing?

    /// Says what a thing is to somebody, or something else than before. The summary is stored with a thing that is new there; of
    /// a book with a standing, title, author and day stay as they are (`edit`). Returns when it is durable.
    func setStanding(_ standing: Standing, of summary: LibrarySummary) async throws(LibraryFailure)

    /// Changes what a book of the reading list is, in the fields that differ. The others stay as they are by then, whoever has changed
    /// them.
    ///
    /// - Parameter before: the book as somebody saw it who wants it to be `book`.
    /// - Returns: nil when that is durable; the book as it is now if others have changed one of these fields, too: then nothing is
    ///   stored.
    /// - Throws: `notFound` if it is not on the list.
    func edit(
        _ subject: LibrarySubject, from before: ShelfBook, to book: ShelfBook
    ) async throws(LibraryFailure) -> ShelfBook?

    /// A thing stays in the library as far as it is a favourite, or has a note or events.
    ///
    /// - Returns: what `restore` brings back, which says nothing of these; nil if there was no standing.
    @discardableResult
    func removeStanding(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord?

    /// Writes an event down now, or puts it in the place of the one with its id; with what the thing is from then on. Returns when both are
    /// durable.
    ///
    /// - Parameter standing: nil where that stays as it is.
    func write(
        _ event: DiaryEvent, of summary: LibrarySummary, becoming standing: Standing?
    ) async throws(LibraryFailure)

    /// Removes an event, which no file brings back from then on.
    ///
    /// - Returns: what `restore` brings back, which says nothing of anything else; nil if there was no such event.
    @discardableResult
    func removeEvent(_ id: DiaryEvent.ID, of subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord?

    /// How often an artist or an album was listened to, by its names, as files of music services say; nil for nothing. These plays
    /// are no events, and no items of the library.
    func plays(of summary: LibrarySummary) async throws(LibraryFailure) -> PlayCount?

    /// What was listened to in a period.
    func plays(in period: DiaryPeriod) async throws(LibraryFailure) -> PlaysReview
}
