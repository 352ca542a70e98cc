package import Entities

/// The books that a person wants to read, reads or has read. They are items of the library with a `Reading`: what the
/// library does with items, it does with these, such as deleting and restoring them.
package protocol ReadingList: Library {
    /// From memory, at once. A change counts as soon as it is ordered, until it fails. Nil for what is not on the list.
    func reading(_ subject: LibrarySubject) -> Reading?

    /// Puts a book on the list, or replaces what is kept of its reading. The summary is stored with a book that is new there; of
    /// another, title, author and day stay as its list has them (`edit`). Returns when it is durable.
    func setReading(_ reading: Reading, of summary: LibrarySummary) async throws(LibraryFailure)

    /// Changes what a book of the list is, in the fields that differ. The others stay as they are by then, whoever has changed them.
    ///
    /// - Parameter before: the book as somebody saw it who wants it to be `book`.
    /// - Returns: nil when that is durable; the book as it is now if others have changed one of these fields, too: then nothing is
    ///   stored.
    /// - Throws: `notFound` if it is not on the list.
    func edit(
        _ subject: LibrarySubject, from before: ShelfBook, to book: ShelfBook
    ) async throws(LibraryFailure) -> ShelfBook?

    /// Takes a book off the list. It stays in the library as far as it is a favourite or has a note.
    ///
    /// - Returns: what `restore` brings back, which says nothing of favourite and note; nil if it was not on the list.
    @discardableResult
    func removeReading(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord?
}
