@testable import Entities

/// What a test says in place of a date or a period is none.
struct NoSample: Error {}

extension DiaryPeriod {
    static func sample(_ text: String) throws -> DiaryPeriod {
        guard let period = DiaryPeriod(text: text) else { throw NoSample() }
        return period
    }
}

extension CalendarDate {
    static func sample(_ text: String) throws -> CalendarDate {
        guard let date = CalendarDate(iso8601: text) else { throw NoSample() }
        return date
    }
}
