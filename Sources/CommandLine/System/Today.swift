package import Entities
import Glibc

/// The current day in the user's time zone.
@Sendable package func today() -> CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    guard let date = CalendarDate(year: year, month: month, day: day) else {
        preconditionFailure("the C library's calendar has no day \(year)-\(month)-\(day)")
    }
    return date
}
