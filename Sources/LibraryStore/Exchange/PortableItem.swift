import Entities
import FoundationEssentials
import Services

/// An item in an export, as JSON. The names of its fields are also the columns of the CSV.
struct PortableItem: Codable, Equatable {
    struct Text: Codable, Equatable {
        var text: String?
        var changed: String?
        var revision: Int?
    }

    struct Place: Codable, Equatable {
        var state: String?
        /// By the names of states.
        var since: [String: String]?
        var rating: Int?
        var isbn: String?
        var pages: Int?
    }

    /// Its fields stand beside the others.
    var summary = SummaryFields()
    var favourite: Bool?
    var added: String?
    var note: Text?
    /// The earlier texts of the note; oldest first.
    var earlier: [Text]?
    /// Its place on the reading list.
    var reading: Place?

    private enum CodingKeys: String, CodingKey {
        case favourite, added, note, earlier, reading
    }

    init() {}

    init(from decoder: any Decoder) throws {
        summary = try SummaryFields(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        favourite = try fields.decodeIfPresent(Bool.self, forKey: .favourite)
        added = try fields.decodeIfPresent(String.self, forKey: .added)
        note = try fields.decodeIfPresent(Text.self, forKey: .note)
        earlier = try fields.decodeIfPresent([Text].self, forKey: .earlier)
        reading = try fields.decodeIfPresent(Place.self, forKey: .reading)
    }

    func encode(to encoder: any Encoder) throws {
        try summary.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(favourite, forKey: .favourite)
        try fields.encodeIfPresent(added, forKey: .added)
        try fields.encodeIfPresent(note, forKey: .note)
        try fields.encodeIfPresent(earlier, forKey: .earlier)
        try fields.encodeIfPresent(reading, forKey: .reading)
    }
}

extension PortableItem {
    init(_ record: LibraryRecord) {
        summary = SummaryFields(record.item.summary)
        favourite = record.item.isFavourite
        added = Self.text(ofSecond: record.item.added)
        note = record.item.note.map(Self.portable)
        let before = record.revisions.filter { $0 != record.item.note }.map(Self.portable)
        earlier = before.isEmpty ? nil : before
        reading = record.item.reading.map { reading in
            Place(
                state: reading.storedState, since: reading.storedDays.isEmpty ? nil : reading.storedDays,
                rating: reading.rating, isbn: reading.isbn, pages: reading.pages)
        }
    }

    /// Checks the item, and returns what is to be stored.
    func checkedRecord() throws(ItemProblem) -> LibraryRecord {
        let record = try record()
        do throws(LibraryFailure) {
            _ = try LibraryRules.checked(record.item.summary)
            if let reading = record.item.reading { _ = try LibraryRules.checked(reading) }
            for note in record.revisions + [record.item.note].compactMap({ $0 }) {
                _ = try LibraryRules.checkedNote(note.text)
            }
        } catch {
            throw .refused(error)
        }
        return record
    }

    private func record() throws(ItemProblem) -> LibraryRecord {
        let summary = try kept()
        let note = try note.map { text throws(ItemProblem) in try Self.note(text) }
        let isFavourite = favourite ?? false
        let reading = reading.map { place in
            Reading(
                storedState: place.state, storedDays: place.since ?? [:], rating: place.rating, isbn: place.isbn,
                pages: place.pages)
        }
        guard isFavourite || note != nil || reading != nil else { throw .nothingToKeep }
        var revisions: [Note] = []
        for text in earlier ?? [] { revisions.append(try Self.note(text)) }
        let item = LibraryItem(
            summary: summary, isFavourite: isFavourite, added: try Self.second(try required(added, "added"), "added"),
            note: note, reading: reading)
        return LibraryRecord(item: item, revisions: revisions)
    }

    private func kept() throws(ItemProblem) -> LibrarySummary {
        do throws(SummaryFields.Problem) { return try summary.summary() } catch {
            switch error {
            case .missing(let field): throw .missing(field: field)
            }
        }
    }

    private func required<Value>(_ value: Value?, _ field: String) throws(ItemProblem) -> Value {
        guard let value else { throw .missing(field: field) }
        return value
    }

    private static func portable(_ note: Note) -> Text {
        Text(text: note.text, changed: text(ofSecond: note.changed), revision: note.revision)
    }

    private static func note(_ text: Text) throws(ItemProblem) -> Note {
        guard let words = text.text else { throw .missing(field: "note") }
        guard let changed = text.changed else { throw .missing(field: "note_changed") }
        return Note(text: words, changed: try second(changed, "note_changed"), revision: text.revision ?? 1)
    }

    static func text(ofSecond second: Int) -> String {
        Date(timeIntervalSince1970: TimeInterval(second)).formatted(.iso8601)
    }

    private static func second(_ text: String, _ field: String) throws(ItemProblem) -> Int {
        guard let date = try? Date(text, strategy: .iso8601) else { throw .malformed(field: field) }
        return Int(date.timeIntervalSince1970.rounded())
    }
}
