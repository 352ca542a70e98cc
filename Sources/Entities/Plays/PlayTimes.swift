extension CalendarDate {
    /// The day of a time, in UTC.
    ///
    /// - Parameter second: since 1970.
    package init?(second: UInt32) {
        // The calendar of 400 years repeats itself. Years begin in March here, so that a leap day is their last.
        let days = Int(second / 86_400) + 719_468
        let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let number = month < 10 ? month + 3 : month - 9
        self.init(
            year: yearOfEra + era * 400 + (number <= 2 ? 1 : 0), month: number,
            day: dayOfYear - (153 * month + 2) / 5 + 1)
    }
}

extension DiaryPeriod {
    /// Its seconds since 1970, in UTC; nil for all there are.
    package var seconds: Range<Int64>? {
        guard case .from(let first, let last) = self, let start = CalendarDate(year: 1970, month: 1, day: 1),
            let begin = first.firstDay.days(since: start), let end = last.lastDay.days(since: start)
        else { return nil }
        return Int64(begin) * 86_400..<Int64(end + 1) * 86_400
    }
}
