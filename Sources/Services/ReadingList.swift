package import Entities

/// The books that a person wants to read, reads or has read. They are items of the library with a `Reading`: what the
/// library does with items, it does with these, such as deleting and restoring them.
package protocol ReadingList: Library {
    /// From memory, at once. A change counts as soon as it is ordered, until it fails. Nil for what is not on the list.
    func reading(_ subject: LibrarySubject) -> Reading?

    /// Puts a book on the list, or replaces what is kept of it. Its summary is stored too. Returns when it is durable.
    func setReading(_ reading: Reading, of summary: LibrarySummary) async throws(LibraryFailure)

    /// Takes a book off the list. It stays in the library as far as it is a favourite or has a note.
    ///
    /// - Returns: what `restore` brings back, which says nothing of favourite and note; nil if it was not on the list.
    @discardableResult
    func removeReading(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord?
}
