/// Something that a person keeps: a favourite, something with a note, a book on the reading list, or all of these.
package struct LibraryItem: Identifiable, Hashable, Sendable {
    package var summary: LibrarySummary
    package var isFavourite: Bool
    /// When it came into the library, in seconds since 1970 (UTC).
    package var added: Int
    package var note: Note?
    /// Nil for what is not on the reading list.
    package var reading: Reading?

    package var id: LibrarySubject { summary.subject }

    package init(summary: LibrarySummary, isFavourite: Bool, added: Int, note: Note? = nil, reading: Reading? = nil) {
        self.summary = summary
        self.isFavourite = isFavourite
        self.added = added
        self.note = note
        self.reading = reading
    }
}
