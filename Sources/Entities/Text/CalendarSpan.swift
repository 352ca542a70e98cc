/// The days that a date stands for: one, or those of its month or year.
extension CalendarDate {
    /// Itself, or the first day of its month or year.
    package var firstDay: CalendarDate {
        if monthAndDay != nil { return self }
        return CalendarDate(year: year, month: month ?? 1, day: 1) ?? self
    }

    /// Itself, or the last day of its month or year.
    package var lastDay: CalendarDate {
        if monthAndDay != nil { return self }
        let days = (28...31).reversed().lazy.compactMap { CalendarDate(year: year, month: month ?? 12, day: $0) }
        return days.first ?? self
    }

    /// The day after; nil where the day is not known, and after the year 9999.
    package var dayLater: CalendarDate? {
        guard let monthAndDay else { return nil }
        return CalendarDate(year: year, month: monthAndDay.month, day: monthAndDay.day + 1)
            ?? CalendarDate(year: year, month: monthAndDay.month + 1, day: 1)
            ?? CalendarDate(year: year + 1, month: 1, day: 1)
    }

    /// From 1 for Monday to 7 for Sunday, as ISO 8601 has them; nil where the day is not known.
    package var weekday: Int? {
        // The year 1 begins with a Monday, so that all days since then are counted from one.
        guard let first = CalendarDate(year: 1, month: 1, day: 1), let days = days(since: first) else { return nil }
        return days % 7 + 1
    }

    /// Its month; nil where only the year is known.
    package var wholeMonth: CalendarDate? { month.flatMap { CalendarDate(year: year, month: $0) } }

    /// Its year.
    package var wholeYear: CalendarDate { CalendarDate(year: year) ?? self }
}
