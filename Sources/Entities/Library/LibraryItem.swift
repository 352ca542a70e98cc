/// Something that a person keeps: a favourite, something with a note, something that was seen, heard or read or is to be, or all
/// of these; or a list of such things.
package struct LibraryItem: Identifiable, Hashable, Sendable {
    package var summary: LibrarySummary
    package var isFavourite: Bool
    /// When it came into the library, in seconds since 1970 (UTC). 0 where that is unknown: files of other services may not say it, and
    /// earlier versions have stored it so.
    package var added: Int
    package var note: Note?
    /// Nil where nothing is said of it.
    package var standing: Standing?
    /// The times that it was seen, heard or read, the latest first.
    package var events: [DiaryEvent] {
        didSet { events.sort(by: DiaryEvent.isLater) }
    }

    /// The things of a list, in its order.
    package var things: [ListedThing] {
        didSet { things.sort(by: ListedThing.isBefore) }
    }

    package var id: LibrarySubject { summary.subject }

    /// Minutes, or pages of a book, which its reader may have said; nil where nobody knows.
    package var length: Int? { summary.length ?? standing?.pages }

    package init(
        summary: LibrarySummary, isFavourite: Bool, added: Int, note: Note? = nil, standing: Standing? = nil,
        events: [DiaryEvent] = [], things: [ListedThing] = []
    ) {
        self.summary = summary
        self.isFavourite = isFavourite
        self.added = added
        self.note = note
        self.standing = standing
        self.events = events.sorted(by: DiaryEvent.isLater)
        self.things = things.sorted(by: ListedThing.isBefore)
    }
}

extension LibraryItem {
    /// Whether something is said of it for which the library lists it.
    package var isKept: Bool {
        isFavourite || note != nil || standing != nil || !events.isEmpty || !things.isEmpty
    }

    /// This thing, of which nothing is said.
    package var bare: LibraryItem { LibraryItem(summary: summary, isFavourite: false, added: added) }
}
