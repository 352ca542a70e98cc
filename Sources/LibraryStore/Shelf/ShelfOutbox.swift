import Entities
import Storage

/// Writes down what is changed of books, as few changes as will bring the shelf to what is here.
struct ShelfOutbox {
    let tables: ShelfTables

    /// - Parameters:
    ///   - book: nil if it has left the reading list.
    ///   - record: what it has left with.
    func note(_ subject: LibrarySubject, isNow book: ShelfBook?, removed record: LibraryRecord?) throws(SQLiteFailure) {
        try note(
            subject, isNow: book, removed: record, known: try tables.book(subject),
            changes: try tables.changes(of: subject))
    }

    /// - Parameters:
    ///   - known: as the shelf has it.
    ///   - changes: those of this book, in their order.
    func note(
        _ subject: LibrarySubject, isNow book: ShelfBook?, removed record: LibraryRecord?, known: KnownShelfBook?,
        changes: [StoredChange]
    ) throws(SQLiteFailure) {
        // What may have been sent stays as it is. What is behind it may still become another change.
        let sent = changes.last { !$0.isOpen }
        let expected = sent.map { $0.kind == .deleted ? nil : $0.book } ?? known?.ours
        let open = changes.last { $0.isOpen }
        let kind: ShelfChange.Kind? =
            switch (expected, book) {
            case (nil, nil): nil
            case (nil, _?): .added
            case (_?, nil): .deleted
            case (let expected?, let book?): expected == book ? nil : .edited
            }
        guard var open else {
            if let kind, let last = book ?? expected {
                try tables.add(kind, of: subject, last, removed: kind == .deleted ? record : nil)
            }
            return
        }
        guard let kind else { return try tables.removeChange(open.id) }
        let last = kind == .deleted ? open.book : book ?? open.book
        guard open.kind != kind || open.book != last else { return }
        if kind == .deleted, open.kind != .deleted { open.record = record }
        if kind != .deleted { open.record = nil }
        (open.kind, open.book) = (kind, last)
        // A refusal was of what it was before.
        if open.state == .refused { open.renew() }
        try tables.update(open)
    }
}
