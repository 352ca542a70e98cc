import Entities

/// One time that something was seen or read, as its file says it.
struct Viewing: Hashable {
    var day: CalendarDate?
    /// The file's own time for it, in seconds since 1970 (UTC); 0 where it has none.
    var second = 0
    var rating: OwnRating?
    var note: String?
    var tags: [String] = []
    var isAgain = false
}

extension Viewing: Comparable {
    /// A fixed order of all that differ, so that the order of rows does not matter.
    static func < (left: Viewing, right: Viewing) -> Bool {
        if left.day != right.day {
            guard let day = left.day else { return true }
            return right.day.map { day < $0 } ?? false
        }
        if left.second != right.second { return left.second < right.second }
        if left.note != right.note { return (left.note ?? "") < (right.note ?? "") }
        if left.rating != right.rating { return (left.rating?.percent ?? -1) < (right.rating?.percent ?? -1) }
        if left.isAgain != right.isAgain { return right.isAgain }
        return left.tags.lexicographicallyPrecedes(right.tags)
    }
}

extension [Viewing] {
    /// As events, each with the id that it has in every file of this service that has it: made of what the file calls the
    /// thing, the day, and which of that day it is.
    func events(of service: DiaryService, key: String) -> [DiaryEvent] {
        var (day, ordinal) = (CalendarDate?.none, 0)
        return sorted().map { viewing in
            ordinal = viewing.day == day ? ordinal + 1 : 1
            day = viewing.day
            let name = [service.rawValue, key, viewing.day?.iso8601 ?? "", String(ordinal)].joined(separator: "\u{0}")
            return DiaryEvent(
                id: DiaryEvent.ID(text: SHA256.hexadecimal(of: name, digits: 32)), day: viewing.day,
                rating: viewing.rating, note: viewing.note, tags: viewing.tags, isAgain: viewing.isAgain,
                origin: service.rawValue, changed: viewing.second)
        }
    }
}
