/// A stretch of the calendar whose entries of the diary are counted.
package enum DiaryPeriod: Hashable, Sendable {
    /// All of the diary, with what has no date.
    case all
    /// From the first day of one date to the last of the other, which is not earlier. A year is from that year to that year.
    case from(CalendarDate, to: CalendarDate)

    /// Nil outside 1...9999.
    package static func year(_ year: Int) -> DiaryPeriod? {
        CalendarDate(year: year).map { .from($0, to: $0) }
    }
}

extension DiaryPeriod {
    /// Whether all days that a date may stand for lie within. Of what has no date, nobody knows.
    package func contains(_ date: CalendarDate?) -> Bool {
        switch self {
        case .all: true
        case .from(let first, let last):
            date.map { $0.firstDay >= first.firstDay && $0.lastDay <= last.lastDay } ?? false
        }
    }

    /// Nil for what is not exactly one year.
    package var year: Int? {
        guard case .from(let first, let last) = self, first == last, first.month == nil else { return nil }
        return first.year
    }

    /// This period a year before; nil where there is none.
    package var yearEarlier: DiaryPeriod? {
        guard case .from(let first, let last) = self, let first = first.yearEarlier, let last = last.yearEarlier else {
            return nil
        }
        return .from(first, to: last)
    }

    /// Its days, if there are no more than the weeks of one year have; else none.
    package var days: [CalendarDate] {
        guard case .from(let first, let last) = self,
            let count = last.lastDay.days(since: first.firstDay), count < Self.mostDays
        else { return [] }
        return Array(sequence(first: first.firstDay) { $0 < last.lastDay ? $0.dayLater : nil })
    }

    /// The months that it has days of, or the years if that is more than two of them; none for all of the diary.
    package var parts: [CalendarDate] {
        guard case .from(let first, let last) = self else { return [] }
        let (start, end) = (first.firstDay, last.lastDay)
        let months = (start.year...end.year).flatMap { year in
            (1...12).compactMap { CalendarDate(year: year, month: $0) }
        }.filter { $0.lastDay >= start && $0.firstDay <= end }
        if months.count <= Self.mostMonths { return months }
        return (start.year...end.year).compactMap { CalendarDate(year: $0) }
    }

    private static let mostDays = 371
    private static let mostMonths = 24
}

extension DiaryPeriod {
    private static let wordForAll = "all"
    private static let divider = ".."

    /// Reads `2026`, `2026-03`, `2026-03-14`, two of these with two dots between them, and `all`.
    package init?(text: String) {
        if text == Self.wordForAll {
            self = .all
            return
        }
        let ends = text.split(separator: Self.divider, omittingEmptySubsequences: false)
        guard (1...2).contains(ends.count), let first = CalendarDate(iso8601: ends[0]),
            let last = CalendarDate(iso8601: ends[ends.count - 1]), first.firstDay <= last.lastDay
        else { return nil }
        self = .from(first, to: last)
    }

    /// As `init` reads it.
    package var text: String {
        switch self {
        case .all: Self.wordForAll
        case .from(let first, let last):
            first == last ? first.iso8601 : first.iso8601 + Self.divider + last.iso8601
        }
    }
}
