import Entities

/// What is filled in for an entry of the diary.
struct EventFields: Equatable {
    enum Field: CaseIterable {
        case day, rating, again, tags, note
    }

    enum Problem: Equatable {
        case noSuchDay
        case inTheFuture
    }

    /// As it is typed: a day, a month, a year, or nothing where nobody knows it any more.
    var day: String
    var rating: OwnRating?
    var isAgain: Bool
    /// As they are typed, with commas between them.
    var tags: String
    var note: String

    init(_ event: DiaryEvent) {
        day = event.day?.iso8601 ?? ""
        rating = event.rating
        isAgain = event.isAgain
        tags = event.tags.joined(separator: ", ")
        note = event.note ?? ""
    }

    /// Nil where it can be stored.
    func problem(today: CalendarDate) -> Problem? {
        guard !tidyDay.isEmpty else { return nil }
        guard let date = CalendarDate(iso8601: tidyDay) else { return .noSuchDay }
        return date > today ? .inTheFuture : nil
    }

    /// With what was filled in.
    func event(from event: DiaryEvent) -> DiaryEvent {
        var event = event
        event.day = CalendarDate(iso8601: tidyDay)
        (event.rating, event.isAgain) = (rating, isAgain)
        event.tags = tags.split(separator: ",").map { tag in
            String(tag.drop { $0.isWhitespace || $0 == "#" }.reversed().drop(while: \.isWhitespace).reversed())
        }.filter { !$0.isEmpty }
        event.note = note.allSatisfy(\.isWhitespace) ? nil : note
        return event
    }

    /// Empty where nobody knows it any more, which the shell calls `unknown`.
    private var tidyDay: String {
        let tidy = day.filter { !$0.isWhitespace }
        return tidy.lowercased() == "unknown" ? "" : tidy
    }
}
