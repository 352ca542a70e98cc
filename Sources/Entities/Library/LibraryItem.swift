/// Something that a person keeps: a favourite, something with a note, something that was seen, heard or read or is to be, or all
/// of these.
package struct LibraryItem: Identifiable, Hashable, Sendable {
    package var summary: LibrarySummary
    package var isFavourite: Bool
    /// When it came into the library, in seconds since 1970 (UTC).
    package var added: Int
    package var note: Note?
    /// Nil where nothing is said of it.
    package var standing: Standing?
    /// The times that it was seen, heard or read, the latest first.
    package var events: [DiaryEvent] {
        didSet { events.sort(by: DiaryEvent.isLater) }
    }

    package var id: LibrarySubject { summary.subject }

    package init(
        summary: LibrarySummary, isFavourite: Bool, added: Int, note: Note? = nil, standing: Standing? = nil,
        events: [DiaryEvent] = []
    ) {
        self.summary = summary
        self.isFavourite = isFavourite
        self.added = added
        self.note = note
        self.standing = standing
        self.events = events.sorted(by: DiaryEvent.isLater)
    }
}
