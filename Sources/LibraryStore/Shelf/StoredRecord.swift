import Entities

/// All that was kept of a deleted book as it is stored, in JSON.
struct StoredRecord: Codable {
    struct Text: Codable {
        var text: String
        var changed: Int
        var revision: Int

        init(_ note: Note) {
            (text, changed, revision) = (note.text, note.changed, note.revision)
        }

        var note: Note { Note(text: text, changed: changed, revision: revision) }
    }

    struct Place: Codable {
        var state: String?
        var days: [String: String]
        var rating: Int?
        var isbn: String?
        var pages: Int?
    }

    var summary: SummaryFields
    var isFavourite: Bool
    var added: Int
    var note: Text?
    var revisions: [Text]
    var reading: Place?

    static func text(of record: LibraryRecord) -> String {
        let item = record.item
        return StoredJSON.text(
            of: StoredRecord(
                summary: SummaryFields(item.summary), isFavourite: item.isFavourite, added: item.added,
                note: item.note.map(Text.init), revisions: record.revisions.map(Text.init),
                reading: item.reading.map {
                    Place(
                        state: $0.storedState, days: $0.storedDays, rating: $0.rating, isbn: $0.isbn, pages: $0.pages)
                }))
    }

    /// Nil for what is no such text.
    static func record(in text: String) -> LibraryRecord? {
        guard let stored = StoredJSON.value(Self.self, in: text), let summary = try? stored.summary.summary()
        else { return nil }
        return LibraryRecord(
            item: LibraryItem(
                summary: summary, isFavourite: stored.isFavourite, added: stored.added, note: stored.note?.note,
                reading: stored.reading.map {
                    Reading(
                        storedState: $0.state, storedDays: $0.days, rating: $0.rating, isbn: $0.isbn, pages: $0.pages)
                }), revisions: stored.revisions.map(\.note))
    }
}
