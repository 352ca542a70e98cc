package import Entities
import SQLite
package import Services

/// Changes of the items in the file.
extension LibraryStore {
    package func addFavourite(_ summary: LibrarySummary) throws(LibraryFailure) {
        let summary = try LibraryRules.checked(summary)
        try change { () throws(SQLiteFailure) in
            let row = try row(for: summary)
            try tables.set(row, isFavourite: true)
            return ((), [row])
        }
    }

    func removeFavourite(_ subject: LibrarySubject) throws(LibraryFailure) {
        try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], stored.item.isFavourite else { return ((), []) }
            try tables.set(stored.row, isFavourite: false)
            // An item that never had a note is deleted completely.
            if try tables.revisions(of: stored.row).isEmpty { try tables.delete(stored.row) }
            return ((), [stored.row])
        }
    }

    package func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) throws(LibraryFailure) -> SavedNote {
        let summary = try LibraryRules.checked(summary)
        let text = try LibraryRules.checkedNote(text)
        return try change { () throws(SQLiteFailure) in
            let before = snapshot[summary.subject]?.item.note
            let row = try row(for: summary)
            if let before, before.text.utf8.elementsEqual(text.utf8) {
                return (SavedNote(note: before, overwritten: nil), [row])
            }
            let changed = now()
            let revision = try tables.addRevision(text, changed: changed, of: row)
            try tables.set(row, currentRevision: revision)
            try tables.deleteOldestRevisions(of: row)
            let note = Note(text: text, changed: changed, revision: revision)
            return (SavedNote(note: note, overwritten: before?.revision == known ? nil : before), [row])
        }
    }

    func removeNote(_ subject: LibrarySubject) throws(LibraryFailure) -> LibraryRecord? {
        try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], stored.item.note != nil else { return (nil, []) }
            var removed = stored.item
            // Restoring the note should not change whether the item is a favourite.
            removed.isFavourite = false
            let record = LibraryRecord(item: removed, revisions: try tables.revisions(of: stored.row))
            try tables.set(stored.row, currentRevision: nil)
            return (record, [stored.row])
        }
    }

    func delete(_ subject: LibrarySubject) throws(LibraryFailure) -> LibraryRecord {
        let record: LibraryRecord? = try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], stored.isListed else { return (nil, []) }
            let record = LibraryRecord(item: stored.item, revisions: try tables.revisions(of: stored.row))
            try tables.delete(stored.row)
            return (record, [stored.row])
        }
        guard let record else { throw .notFound }
        return record
    }

    /// The row of an item, with the new summary. A new item is not listed yet.
    private func row(for summary: LibrarySummary) throws(SQLiteFailure) -> Int64 {
        guard let stored = snapshot[summary.subject] else {
            return try tables.insert(summary, isFavourite: false, added: now())
        }
        try tables.update(stored.row, to: summary)
        if !stored.isListed { try tables.set(stored.row, added: now()) }
        return stored.row
    }
}
