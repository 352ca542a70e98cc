import Entities
import FoundationEssentials
import Sync

/// The registers that an item of the library is made of, by their names, and what each says, as text. Its note is none of them.
///
/// A name that is new to a version before is kept there: what belongs to an item of a new kind needs names here, and nothing else.
struct SyncFields {
    private(set) var values: [FieldID: String] = [:]

    static let title = FieldID("title")
    static let subtitle = FieldID("subtitle")
    static let released = FieldID("released")
    static let length = FieldID("length")
    static let added = FieldID("added")
    static let favourite = FieldID("favourite")
    /// Whether a standing is said of the thing, though it may have neither a state nor a rating.
    static let standing = FieldID("standing")
    static let state = FieldID("state")
    static let rating = FieldID("rating")
    static let isbn = FieldID("isbn")
    static let pages = FieldID("pages")
    /// Written anew with each change that a person makes of an item that is there, and taken away with the item: who deletes takes away
    /// what they have seen. So what stands in it after a deletion says who has changed the item beside that, whatever it was.
    ///
    /// Versions that do not know it do not write it, and take it away with the rest.
    static let edited = FieldID("edited")

    private static let day = "day/"
    private static let event = "event/"
    /// A thing in a list, with its place.
    private static let thing = "thing/"
    private static let link = "link/"
    private static let known = "known"
    private static let denied = "denied"

    /// Whether it is said already.
    static func isSaid(_ text: String, by value: [UInt8]?, in field: FieldID, of entry: EntryID) -> Bool {
        guard let value else {
            // The title of what has none yet, since that comes later.
            return field == title && text == entry.subject?.id.key
        }
        // A later version may say more of an event, or of a thing in a list, than is understood here.
        if event(field) != nil { return isSame(PortableEvent.self, text, value) }
        if field.name.hasPrefix(thing) { return isSame(PortableThing.self, text, value) }
        return value == Array(text.utf8)
    }

    private static func isSame<Value: Decodable & Equatable>(
        _ type: Value.Type, _ text: String, _ value: [UInt8]
    ) -> Bool {
        let said = StoredJSON.value(type, in: String(decoding: value, as: UTF8.self))
        return said != nil && said == StoredJSON.value(type, in: text)
    }

    /// What stays when an item is deleted, since an edit beside that brings it back.
    static func outlivesItem(_ field: FieldID) -> Bool {
        [title, subtitle, released, length, added].contains(field) || field.name.hasPrefix(link)
    }

    /// Whether it is found out by the program, so that nobody has changed an item by that.
    static func isFoundOut(_ field: FieldID) -> Bool {
        field == length || field.name.hasPrefix(link)
    }

    /// Whether it says that somebody has deleted its item as a whole.
    static func isDeletion(_ delta: Delta) -> Bool {
        guard case .register(_, edited, let register) = delta else { return false }
        return register.value == nil && !register.slots.isEmpty
    }

    /// What an item says.
    init(_ item: LibraryItem) {
        values[Self.title] = item.summary.title
        values[Self.subtitle] = item.summary.subtitle
        values[Self.released] = item.summary.storedDate
        values[Self.length] = item.summary.length.map { String($0) }
        values[Self.added] = String(item.added)
        if item.isFavourite { values[Self.favourite] = "" }
        if let standing = item.standing {
            values[Self.standing] = ""
            values[Self.state] = standing.storedState
            values[Self.rating] = standing.rating.map { String($0.percent) }
            values[Self.isbn] = standing.isbn
            values[Self.pages] = standing.pages.map { String($0) }
            for (state, day) in standing.storedDays { values[FieldID(Self.day + state)] = day }
        }
        for event in item.events {
            values[FieldID(Self.event + event.id.text)] = StoredJSON.text(of: PortableEvent(event))
        }
        for thing in item.things {
            values[FieldID(Self.thing + thing.id.stableText)] = StoredJSON.text(of: PortableThing(thing))
        }
        for (aliases, word) in [(item.summary.aliases.known, Self.known), (item.summary.aliases.denied, Self.denied)] {
            for alias in aliases { values[FieldID(Self.link + alias.stableText)] = word }
        }
    }

    /// What the machines have come to say.
    init(_ entry: SyncedEntry) {
        for (field, register) in entry.registers {
            if let value = register.value { values[field] = String(decoding: value, as: UTF8.self) }
        }
    }

    /// What the machines have come to say, and what an item says of which they say nothing any more.
    init(_ entry: SyncedEntry, orElse item: LibraryItem) {
        self.init(entry)
        values.merge(SyncFields(item).values) { said, _ in said }
    }

    /// The item of what is said; what is not understood of it is left out.
    ///
    /// - Parameter note: the one of now.
    func item(of subject: LibrarySubject, note: Note?) -> LibraryItem {
        var aliases = Aliases()
        var (days, events, things) = ([String: String](), [DiaryEvent](), [ListedThing]())
        for (field, value) in values {
            let name = field.name
            if let state = Self.rest(of: name, after: Self.day) {
                days[state] = value
            } else if name.hasPrefix(Self.event) {
                if let event = StoredJSON.value(PortableEvent.self, in: value), let event = try? event.event() {
                    events.append(event)
                }
            } else if name.hasPrefix(Self.thing) {
                if let thing = StoredJSON.value(PortableThing.self, in: value), let thing = try? thing.thing() {
                    things.append(thing)
                }
            } else if let alias = Self.rest(of: name, after: Self.link).flatMap({ ItemID(stableText: $0) }) {
                if value == Self.denied { aliases.denied.insert(alias) } else { aliases.known.insert(alias) }
            }
        }
        let standing = Standing(
            storedState: values[Self.state], storedDays: days,
            rating: values[Self.rating].flatMap { Int($0) }.flatMap { OwnRating(percent: $0) },
            isbn: values[Self.isbn],
            pages: values[Self.pages].flatMap { Int($0) }.flatMap { Standing.pageCounts.contains($0) ? $0 : nil })
        let summary = LibrarySummary(
            subject: subject, title: values[Self.title] ?? subject.id.key, subtitle: values[Self.subtitle],
            storedDate: values[Self.released],
            length: values[Self.length].flatMap { Int($0) }, aliases: aliases)
        return LibraryItem(
            summary: summary, isFavourite: values[Self.favourite] != nil,
            added: values[Self.added].flatMap { Int($0) } ?? 0, note: note,
            standing: values[Self.standing] == nil && standing == Standing() ? nil : standing, events: events,
            things: things)
    }

    /// The second that something was said in, as far as it is known by itself, since 1970.
    static func second(of field: FieldID, in item: LibraryItem) -> Int {
        if let id = event(field) { return item.events.first { $0.id == id }?.changed ?? item.added }
        let name = rest(of: field.name, after: thing)
        return name.flatMap { name in item.things.first { $0.id.stableText == name } }?.changed ?? item.added
    }

    /// Nil for a field that is none.
    static func event(_ field: FieldID) -> DiaryEvent.ID? {
        rest(of: field.name, after: event).map { DiaryEvent.ID(text: $0) }
    }

    /// The events of which somebody has said that they are gone.
    static func eventsGone(in entry: SyncedEntry) -> [DiaryEvent.ID] {
        entry.registers.compactMap { field, register in register.value == nil ? event(field) : nil }
    }

    /// Whether somebody has taken that part away from it. A note is no register.
    static func isGone(_ part: RemovedParts.Part, of entry: SyncedEntry) -> Bool {
        entry.registers[FieldID(part.rawValue)].map { $0.value == nil } ?? false
    }

    private static func rest(of name: String, after prefix: String) -> String? {
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }
}
