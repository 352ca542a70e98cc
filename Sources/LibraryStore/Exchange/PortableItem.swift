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
        /// 0...100; as `reading` one of 1...5.
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
    var standing: Place?
    var events: [PortableEvent]?
    /// The things of a list, in its order.
    var things: [PortableThing]?

    private enum CodingKeys: String, CodingKey {
        case favourite, added, note, earlier, standing, events, things
        /// What `standing` was in version 1.
        case reading
    }

    init() {}

    init(from decoder: any Decoder) throws {
        summary = try SummaryFields(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        favourite = try fields.decodeIfPresent(Bool.self, forKey: .favourite)
        added = try fields.decodeIfPresent(String.self, forKey: .added)
        note = try fields.decodeIfPresent(Text.self, forKey: .note)
        earlier = try fields.decodeIfPresent([Text].self, forKey: .earlier)
        standing = try fields.decodeIfPresent(Place.self, forKey: .standing)
        if standing == nil, var place = try fields.decodeIfPresent(Place.self, forKey: .reading) {
            place.rating = place.rating.map(Self.percent(stars:))
            standing = place
        }
        events = try fields.decodeIfPresent([PortableEvent].self, forKey: .events)
        things = try fields.decodeIfPresent([PortableThing].self, forKey: .things)
    }

    func encode(to encoder: any Encoder) throws {
        try summary.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(favourite, forKey: .favourite)
        try fields.encodeIfPresent(added, forKey: .added)
        try fields.encodeIfPresent(note, forKey: .note)
        try fields.encodeIfPresent(earlier, forKey: .earlier)
        try fields.encodeIfPresent(standing, forKey: .standing)
        try fields.encodeIfPresent(events, forKey: .events)
        try fields.encodeIfPresent(things, forKey: .things)
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
        standing = record.item.standing.map { standing in
            Place(
                state: standing.storedState, since: standing.storedDays.isEmpty ? nil : standing.storedDays,
                rating: standing.rating?.percent, isbn: standing.isbn, pages: standing.pages)
        }
        events = record.item.events.isEmpty ? nil : record.item.events.map(PortableEvent.init)
        things = record.item.things.isEmpty ? nil : record.item.things.map(PortableThing.init)
    }

    /// Checks the item, and returns what is to be stored.
    func checkedRecord() throws(ImportProblem) -> LibraryRecord {
        let record = try record()
        do throws(LibraryFailure) {
            _ = try LibraryRules.checked(record.item.summary)
            if let standing = record.item.standing { _ = try LibraryRules.checked(standing) }
            for event in record.item.events { _ = try LibraryRules.checked(event) }
            for thing in record.item.things { _ = try LibraryRules.checked(thing.summary) }
            for note in record.revisions + [record.item.note].compactMap({ $0 }) {
                _ = try LibraryRules.checkedNote(note.text)
            }
        } catch {
            throw .refused(error)
        }
        return record
    }

    private func record() throws(ImportProblem) -> LibraryRecord {
        let summary = try Self.kept(summary)
        let note = try note.map { text throws(ImportProblem) in try Self.note(text) }
        let isFavourite = favourite ?? false
        let standing = try standing.map { place throws(ImportProblem) in
            Standing(
                storedState: place.state, storedDays: place.since ?? [:], rating: try Self.rating(place.rating),
                isbn: place.isbn, pages: place.pages)
        }
        var events: [DiaryEvent] = []
        for event in self.events ?? [] { events.append(try event.event()) }
        var things: [ListedThing] = []
        for thing in self.things ?? [] { things.append(try thing.thing()) }
        var revisions: [Note] = []
        for text in earlier ?? [] { revisions.append(try Self.note(text)) }
        let item = LibraryItem(
            summary: summary, isFavourite: isFavourite, added: try Self.second(try required(added, "added"), "added"),
            note: note, standing: standing, events: events, things: things)
        guard item.isKept else { throw .nothingToKeep }
        return LibraryRecord(item: item, revisions: revisions)
    }

    static func kept(_ summary: SummaryFields) throws(ImportProblem) -> LibrarySummary {
        do throws(SummaryFields.Problem) { return try summary.summary() } catch {
            switch error {
            case .missing(let field): throw .missing(field: field)
            }
        }
    }

    private func required<Value>(_ value: Value?, _ field: String) throws(ImportProblem) -> Value {
        guard let value else { throw .missing(field: field) }
        return value
    }

    /// The percent of a number of stars, as version 1 has it; for what is none, what no rating has.
    static func percent(stars: Int) -> Int { (1...5).contains(stars) ? stars * 20 : -1 }

    static func rating(_ percent: Int?) throws(ImportProblem) -> OwnRating? {
        guard let percent else { return nil }
        guard let rating = OwnRating(percent: percent) else { throw .refused(.outOfRange(.rating)) }
        return rating
    }

    private static func portable(_ note: Note) -> Text {
        Text(text: note.text, changed: text(ofSecond: note.changed), revision: note.revision)
    }

    private static func note(_ text: Text) throws(ImportProblem) -> Note {
        guard let words = text.text else { throw .missing(field: "note") }
        guard let changed = text.changed else { throw .missing(field: "note_changed") }
        return Note(text: words, changed: try second(changed, "note_changed"), revision: text.revision ?? 1)
    }

    static func text(ofSecond second: Int) -> String {
        Date(timeIntervalSince1970: TimeInterval(second)).formatted(.iso8601)
    }

    static func second(_ text: String, _ field: String) throws(ImportProblem) -> Int {
        guard let date = try? Date(text, strategy: .iso8601) else { throw .malformed(field: field) }
        return Int(date.timeIntervalSince1970.rounded())
    }
}
