/// Something that a person keeps: a favourite, or something with a note, or both.
package struct LibraryItem: Identifiable, Hashable, Sendable {
    package var summary: LibrarySummary
    package var isFavourite: Bool
    /// When it came into the library, in seconds since 1970 (UTC).
    package var added: Int
    package var note: Note?

    package var id: LibrarySubject { summary.subject }

    package init(summary: LibrarySummary, isFavourite: Bool, added: Int, note: Note? = nil) {
        self.summary = summary
        self.isFavourite = isFavourite
        self.added = added
        self.note = note
    }
}
