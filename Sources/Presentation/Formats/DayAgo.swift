package import Entities
package import FoundationEssentials

extension Wording {
    /// Since when something is as it is: `today`, `3 days ago`, and for a day that is longer ago, or to come, its date.
    package func since(_ day: CalendarDate, today: CalendarDate) -> String {
        recently(day, today: today) ?? format.short(day)
    }

    /// The day of a moment, since when something is as it is: `today`, `3 days ago`, or the date.
    ///
    /// - Parameters:
    ///   - secondsSince1970: in UTC.
    ///   - timeZone: in which the moment has its day.
    package func since(secondsSince1970: Int, today: CalendarDate, timeZone: TimeZone = .current) -> String {
        CalendarDate(secondsSince1970: secondsSince1970, timeZone: timeZone).flatMap { recently($0, today: today) }
            ?? format.day(secondsSince1970: secondsSince1970, timeZone: timeZone)
    }

    /// A day below the name of its month: `today`, and for any other day `20 Fri`, with a number of two cells. Empty where no more than
    /// the month or year is known, which stands above already.
    package func dayOfMonth(_ day: CalendarDate, today: CalendarDate) -> String {
        if day == today { return column.daysAgo(0) }
        guard let number = day.monthAndDay?.day, let weekday = day.weekday else { return "" }
        return (number < 10 ? " " : "") + column.dayOfMonth(number, column.weekdays[weekday - 1])
    }

    /// A day below the names of several months of a year: `20 Mar`, with a number of two cells, or the month alone. Today is called so.
    package func dayAndMonth(_ day: CalendarDate, today: CalendarDate) -> String {
        if day == today { return column.daysAgo(0) }
        guard let month = day.month else { return "" }
        let name = String(format.month(month).prefix(3))
        guard let number = day.monthAndDay?.day else { return name }
        return (number < 10 ? " " : "") + column.dayOfMonth(number, name)
    }

    private func recently(_ day: CalendarDate, today: CalendarDate) -> String? {
        guard let days = today.days(since: day), Self.recentDays.contains(days) else { return nil }
        return column.daysAgo(days)
    }

    /// The days, counted back from today, that are called by their number; of a day that is a week ago the date says more.
    private static let recentDays = 0..<7
}

extension CalendarDate {
    fileprivate init?(secondsSince1970: Int, timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents(
            [.year, .month, .day], from: Date(timeIntervalSince1970: TimeInterval(secondsSince1970)))
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        self.init(year: year, month: month, day: day)
    }
}
