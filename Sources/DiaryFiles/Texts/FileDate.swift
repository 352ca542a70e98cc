import Entities

/// A date as files write it, with its day and when that is.
struct FileDate: Hashable, Comparable {
    /// As it is written: the day, or the month or year where there is no more.
    let day: CalendarDate
    /// In seconds since 1970 (UTC), from the time that is written or else the beginning of the day; never negative.
    let second: Int

    static func < (left: FileDate, right: FileDate) -> Bool { (left.second, left.day) < (right.second, right.day) }

    /// Reads `2023-07-09`, `2023/07/09`, `2023/07` and `2023`; the same with a time behind it and a zone behind that;
    /// and `Fri Feb 15 22:45:23 2013`. Nil for anything else.
    init?(_ text: some StringProtocol) {
        var rest = Array(text.utf8)[...]
        if let first = rest.first, !first.isDigit {
            self.init(named: rest)
            return
        }
        guard let year = rest.takeNumber(digits: 4...4) else { return nil }
        guard let separator = rest.first, separator == UInt8(ascii: "-") || separator == UInt8(ascii: "/") else {
            guard rest.isEmpty, let day = CalendarDate(year: year) else { return nil }
            self.init(day: day)
            return
        }
        rest.removeFirst()
        guard let month = rest.takeNumber(digits: 1...2) else { return nil }
        guard rest.first == separator else {
            guard rest.isEmpty, let day = CalendarDate(year: year, month: month) else { return nil }
            self.init(day: day)
            return
        }
        rest.removeFirst()
        guard let number = rest.takeNumber(digits: 1...2), let day = CalendarDate(year: year, month: month, day: number)
        else { return nil }
        guard !rest.isEmpty else {
            self.init(day: day)
            return
        }
        guard rest.take("T") || rest.take(" "), let time = rest.takeTime(), let zone = rest.takeZone(), rest.isEmpty
        else { return nil }
        self.init(day: day, later: time - zone)
    }

    /// `Fri Feb 15 22:45:23 2013`, whose day has one digit or two.
    private init?(named text: ArraySlice<UInt8>) {
        let parts = text.split(separator: 0x20)
        guard parts.count == 5, parts[0].count == 3, parts[1].count == 3 else { return nil }
        var (number, time, year) = (parts[2], parts[3], parts[4])
        guard let month = Self.months.firstIndex(of: String(decoding: parts[1], as: UTF8.self)),
            let yearNumber = year.takeNumber(digits: 4...4), year.isEmpty,
            let dayNumber = number.takeNumber(digits: 1...2), number.isEmpty,
            let seconds = time.takeTime(), time.isEmpty,
            let day = CalendarDate(year: yearNumber, month: month + 1, day: dayNumber)
        else { return nil }
        self.init(day: day, later: seconds)
    }

    private init(day: CalendarDate, later seconds: Int = 0) {
        self.day = day
        let first = day.month.flatMap { month in
            CalendarDate(year: day.year, month: month, day: day.monthAndDay?.day ?? 1)
        }
        let start = first ?? CalendarDate(year: day.year, month: 1, day: 1)
        let days = CalendarDate(year: 1970, month: 1, day: 1).flatMap { start?.days(since: $0) } ?? 0
        second = max(0, days * 86_400 + seconds)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}

extension ArraySlice<UInt8> {
    fileprivate mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard let first, UInt32(first) == letter.value else { return false }
        removeFirst()
        return true
    }

    fileprivate mutating func takeNumber(digits: ClosedRange<Int>) -> Int? {
        let number = prefix { $0.isDigit }
        guard digits.contains(number.count) else { return nil }
        self = dropFirst(number.count)
        return number.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// `22:45`, `22:45:23` or `22:45:23.000`, in seconds.
    fileprivate mutating func takeTime() -> Int? {
        guard let hours = takeNumber(digits: 1...2), hours < 24, take(":"), let minutes = takeNumber(digits: 2...2),
            minutes < 60
        else { return nil }
        guard take(":") else { return hours * 3_600 + minutes * 60 }
        guard let seconds = takeNumber(digits: 2...2), seconds <= 60 else { return nil }
        if take("."), takeNumber(digits: 1...9) == nil { return nil }
        return hours * 3_600 + minutes * 60 + seconds
    }

    /// `Z`, ` UTC`, `+00:00` or nothing, in seconds east of UTC.
    fileprivate mutating func takeZone() -> Int? {
        if isEmpty || take("Z") { return 0 }
        if elementsEqual(" UTC".utf8) {
            self = []
            return 0
        }
        let isWest = take("-")
        guard isWest || take("+"), count >= 4 else { return nil }
        var (hours, rest) = (prefix(2), dropFirst(2))
        _ = rest.take(":")
        guard let hour = hours.takeNumber(digits: 2...2), let minute = rest.takeNumber(digits: 2...2) else {
            return nil
        }
        self = rest
        return (hour * 3_600 + minute * 60) * (isWest ? -1 : 1)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
