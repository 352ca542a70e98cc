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
        /// Stars; what the program writes has `percent` in place of it.
        var rating: Int?
        var percent: Int?
        var isbn: String?
        var pages: Int?
    }

    var summary: SummaryFields
    var isFavourite: Bool
    var added: Int
    var note: Text?
    var revisions: [Text]
    var standing: Place?
    var events: [PortableEvent]?
    var things: [PortableThing]?

    /// Its name is from when there were only books.
    private enum CodingKeys: String, CodingKey {
        case summary, isFavourite, added, note, revisions, events, things
        case standing = "reading"
    }

    static func text(of record: LibraryRecord) -> String {
        let item = record.item
        return StoredJSON.text(
            of: StoredRecord(
                summary: SummaryFields(item.summary), isFavourite: item.isFavourite, added: item.added,
                note: item.note.map(Text.init), revisions: record.revisions.map(Text.init),
                standing: item.standing.map {
                    Place(
                        state: $0.storedState, days: $0.storedDays, percent: $0.rating?.percent, isbn: $0.isbn,
                        pages: $0.pages)
                }, events: item.events.isEmpty ? nil : item.events.map(PortableEvent.init),
                things: item.things.isEmpty ? nil : item.things.map(PortableThing.init)))
    }

    /// Nil for what is no such text.
    static func record(in text: String) -> LibraryRecord? {
        guard let stored = StoredJSON.value(Self.self, in: text), let summary = try? stored.summary.summary()
        else { return nil }
        return LibraryRecord(
            item: LibraryItem(
                summary: summary, isFavourite: stored.isFavourite, added: stored.added, note: stored.note?.note,
                standing: stored.standing.map {
                    let percent = $0.percent ?? $0.rating.map(PortableItem.percent(stars:))
                    return Standing(
                        storedState: $0.state, storedDays: $0.days, rating: percent.flatMap { OwnRating(percent: $0) },
                        isbn: $0.isbn, pages: $0.pages)
                }, events: (stored.events ?? []).compactMap { try? $0.event() },
                things: (stored.things ?? []).compactMap { try? $0.thing() }),
            revisions: stored.revisions.map(\.note))
    }
}
