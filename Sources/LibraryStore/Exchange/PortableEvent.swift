import Entities

/// An event in an export, as JSON.
struct PortableEvent: Codable, Equatable {
    var id: String?
    /// Missing where nobody knows it.
    var day: String?
    /// 0...100
    var rating: Int?
    var note: String?
    var tags: [String]?
    var again: Bool?
    var origin: String?
    var changed: String?
}

extension PortableEvent {
    init(_ event: DiaryEvent) {
        self.init(
            id: event.id.text, day: event.day?.iso8601, rating: event.rating?.percent, note: event.note,
            tags: event.tags.isEmpty ? nil : event.tags, again: event.isAgain ? true : nil, origin: event.origin,
            changed: PortableItem.text(ofSecond: event.changed))
    }

    func event() throws(ImportProblem) -> DiaryEvent {
        guard let id else { throw .missing(field: "events.id") }
        guard let changed else { throw .missing(field: "events.changed") }
        let date = day.flatMap { CalendarDate(iso8601: $0) }
        guard day == nil || date != nil else { throw .malformed(field: "events.day") }
        return DiaryEvent(
            id: .init(text: id), day: date, rating: try PortableItem.rating(rating), note: note, tags: tags ?? [],
            isAgain: again ?? false, origin: origin, changed: try PortableItem.second(changed, "events.changed"))
    }
}
