/// A day in the proleptic Gregorian calendar, or a whole month or year where no more is known. It has no
/// time and no time zone, so that a release date reads the same everywhere. It is in every film, book and album, so it is
/// kept small.
package struct CalendarDate: Hashable, Sendable {
    private let yearNumber: Int16
    /// 0 where only the year is known.
    private let monthNumber: UInt8
    /// 0 where only the month is known.
    private let dayNumber: UInt8

    package struct MonthAndDay: Hashable, Sendable {
        package let month: Int
        package let day: Int
    }

    package var year: Int { Int(yearNumber) }

    /// 1...12; nil where only the year is known.
    package var month: Int? { monthNumber == 0 ? nil : Int(monthNumber) }

    /// 1...12 and 1...31; nil where the day is not known.
    package var monthAndDay: MonthAndDay? {
        dayNumber == 0 ? nil : MonthAndDay(month: Int(monthNumber), day: Int(dayNumber))
    }

    /// Nil when there is no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        guard (1...Self.days(inMonth: month, of: year)).contains(day) else { return nil }
        (yearNumber, monthNumber, dayNumber) = (Int16(year), UInt8(month), UInt8(day))
    }

    /// A year whose day is not known; nil outside 1...9999.
    package init?(year: Int) {
        guard (1...9999).contains(year) else { return nil }
        (yearNumber, monthNumber, dayNumber) = (Int16(year), 0, 0)
    }

    /// A month whose day is not known; nil when there is no such month.
    package init?(year: Int, month: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        (yearNumber, monthNumber, dayNumber) = (Int16(year), UInt8(month), 0)
    }

    /// Reads `YYYY-MM-DD`, `YYYY-MM` and `YYYY`, the forms that sources write. Nil for
    /// anything else, the empty string of an unknown date included.
    package init?(iso8601 text: some StringProtocol) {
        let text = Array(text.utf8)
        func number(_ digits: Range<Int>) -> Int? {
            text[digits].allSatisfy { (48...57).contains($0) } ? text[digits].reduce(0) { $0 * 10 + Int($1 - 48) } : nil
        }
        let hyphen = UInt8(ascii: "-")
        switch text.count {
        case 4:
            guard let year = number(0..<4) else { return nil }
            self.init(year: year)
        case 7 where text[4] == hyphen:
            guard let year = number(0..<4), let month = number(5..<7) else { return nil }
            self.init(year: year, month: month)
        case 10 where text[4] == hyphen && text[7] == hyphen:
            guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
            self.init(year: year, month: month, day: day)
        default: return nil
        }
    }

    /// `YYYY-MM-DD`, or `YYYY-MM` or `YYYY` where no more is known.
    package var iso8601: String {
        ([padded(year, to: 4)] + [monthNumber, dayNumber].filter { $0 > 0 }.map { padded(Int($0), to: 2) })
            .joined(separator: "-")
    }

    /// This day a year earlier; 29 February becomes 28 February. Nil before the year 1.
    package var yearEarlier: CalendarDate? {
        guard let month else { return CalendarDate(year: year - 1) }
        guard let day = monthAndDay?.day else { return CalendarDate(year: year - 1, month: month) }
        return CalendarDate(year: year - 1, month: month, day: day)
            ?? CalendarDate(year: year - 1, month: month, day: day - 1)
    }

    /// How many whole years lie between; nil where that depends on a day that is not known, and for a day to come.
    package func years(since earlier: CalendarDate) -> Int? {
        guard let end = monthAndDay, let start = earlier.monthAndDay else { return nil }
        let isBeforeTheDay = (end.month, end.day) < (start.month, start.day)
        let years = year - earlier.year - (isBeforeTheDay ? 1 : 0)
        return years >= 0 ? years : nil
    }

    /// The day before; nil where the day is not known, and before the year 1.
    package var dayEarlier: CalendarDate? {
        guard let monthAndDay else { return nil }
        let (month, day) = (monthAndDay.month, monthAndDay.day)
        if day > 1 { return CalendarDate(year: year, month: month, day: day - 1) }
        if month > 1 {
            return CalendarDate(year: year, month: month - 1, day: Self.days(inMonth: month - 1, of: year))
        }
        return CalendarDate(year: year - 1, month: 12, day: 31)
    }

    /// How many days lie between, negative for a day to come; nil where a day is not known.
    package func days(since earlier: CalendarDate) -> Int? {
        guard let end = dayNumberInCalendar, let start = earlier.dayNumberInCalendar else { return nil }
        return end - start
    }

    /// Counted from the first day of the year 1.
    private var dayNumberInCalendar: Int? {
        guard let monthAndDay else { return nil }
        let before = year - 1
        let months = (1..<monthAndDay.month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
        return before * 365 + before / 4 - before / 100 + before / 400 + months + monthAndDay.day
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    private func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension CalendarDate: Comparable {
    /// A year or a month whose day is not known sorts before its days.
    package static func < (left: CalendarDate, right: CalendarDate) -> Bool { left.number < right.number }

    /// Sorts as it does: 20261126 for a day, with zeros for what is not known of it.
    package var number: Int { (Int(yearNumber) * 100 + Int(monthNumber)) * 100 + Int(dayNumber) }
}
