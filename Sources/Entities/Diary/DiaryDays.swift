/// The days of a period as a heat map has them: a row a day of the week, a column a week.
package struct DiaryDays: Hashable, Sendable {
    package struct Day: Hashable, Sendable {
        package let date: CalendarDate
        package let count: Int
        /// 0 for nothing, then three steps.
        package let shade: Int
    }

    /// The seven days of each week; nil for those outside the period.
    package let weeks: [[Day?]]
    /// The day of the week in the first row, from 1 for Monday to 7 for Sunday.
    package let firstWeekday: Int

    /// Nil for a period that is longer than a year.
    ///
    /// - Parameter firstWeekday: with which weeks begin, from 1 for Monday to 7 for Sunday.
    package init?(of review: YearReview, firstWeekday: Int) {
        let days = review.period.days
        guard let weekday = days.first?.weekday else { return nil }
        let most = days.map { review.count(.date($0)) }.max() ?? 0
        let margin = (weekday - firstWeekday + 7) % 7
        var cells: [Day?] = Array(repeating: nil, count: margin)
        for date in days {
            let count = review.count(.date(date))
            cells.append(Day(date: date, count: count, shade: Self.shade(of: count, most: most)))
        }
        cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
        weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
        self.firstWeekday = firstWeekday
    }

    /// In thirds of the most that a day has. One or two are as they are: a year of single entries is no dark one.
    private static func shade(of count: Int, most: Int) -> Int {
        let whole = max(3, most)
        return (count * 3 + whole - 1) / whole
    }

    /// In the order of the calendar.
    package var days: [Day] { weeks.flatMap { $0.compactMap(\.self) } }

    /// How many days have something.
    package var usedCount: Int { days.count { $0.count > 0 } }

    /// The earliest of those that have the most; nil where none has anything.
    package var busiest: Day? {
        guard let most = days.map(\.count).max(), most > 0 else { return nil }
        return days.first { $0.count == most }
    }
}
