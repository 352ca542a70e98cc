package import Entities

extension LibraryItem {
    /// A book of the reading list.
    ///
    /// - Parameter rating: in stars.
    package static func book(
        _ title: String, by author: String? = nil, source: SourceID = .ownBooks, state: Standing.State? = .wanted,
        on day: CalendarDate? = CalendarDate(year: 2026, month: 11, day: 2), rating: Int? = nil, isbn: String? = nil,
        pages: Int? = nil, released: Int? = nil, added: Int = 1, note: String? = nil, isFavourite: Bool = false
    ) -> LibraryItem {
        var standing = Standing(rating: rating.flatMap { .stars($0) }, isbn: isbn, pages: pages)
        if let day { standing.enter(state, on: day) } else { standing.state = state }
        return LibraryItem(
            summary: LibrarySummary(
                subject: .book(BookID(source: source, key: title)), title: title, subtitle: author,
                released: released.flatMap { CalendarDate(year: $0) }),
            isFavourite: isFavourite, added: added, note: note.map { Note(text: $0, changed: added, revision: 1) },
            standing: standing)
    }
}

extension OwnRating {
    /// - Parameter count: 0...5
    package static func stars(_ count: Int) -> OwnRating? { OwnRating(percent: count * 20) }
}
