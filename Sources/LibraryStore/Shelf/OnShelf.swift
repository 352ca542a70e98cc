import Entities

extension LibraryItem {
    /// The part of it that a shared shelf has; nil for what does not stand there.
    var onShelf: ShelfBook? {
        guard id.kind == .book, let standing else { return nil }
        return ShelfBook(
            title: summary.title, author: summary.subtitle ?? "", isbn: standing.isbn, pages: standing.pages,
            // A shelf knows whole days only.
            released: summary.released.flatMap { $0.monthAndDay == nil ? nil : $0 })
    }

    /// With what the shelf has now in place of what it had before. What is only here stays.
    func taking(_ new: ShelfBook, inPlaceOf old: ShelfBook?) -> LibraryItem {
        func changed<Value: Equatable>(_ field: KeyPath<ShelfBook, Value>) -> Bool {
            old.map { $0[keyPath: field] != new[keyPath: field] } ?? true
        }
        let isYearAlone = summary.released != nil && summary.released?.monthAndDay == nil
        let date =
            changed(\.released) && !(new.released == nil && isYearAlone)
            ? new.released?.iso8601 : summary.storedDate
        var item = self
        item.summary = LibrarySummary(
            subject: id, title: changed(\.title) ? new.title : summary.title,
            subtitle: changed(\.author) ? (new.author.isEmpty ? nil : new.author) : summary.subtitle,
            storedDate: date, length: summary.length, aliases: summary.aliases)
        var standing = standing ?? Standing()
        if changed(\.isbn) { standing.isbn = new.isbn }
        if changed(\.pages) { standing.pages = new.pages }
        item.standing = standing
        return item
    }
}
