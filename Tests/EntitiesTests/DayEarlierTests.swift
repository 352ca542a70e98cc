import Testing

@testable import Entities

struct DayEarlierTests {
    @Test(arguments: [
        ("2026-11-20", "2026-11-19"), ("2026-11-01", "2026-10-31"), ("2026-01-01", "2025-12-31"),
        ("2028-03-01", "2028-02-29"), ("2026-03-01", "2026-02-28"), ("2100-03-01", "2100-02-28"),
    ])
    func isTheDayBefore(day: String, earlier: String) {
        #expect(CalendarDate(iso8601: day)?.dayEarlier?.iso8601 == earlier)
    }

    @Test(arguments: [
        ("2026-11-20", "2026-11-20", 0), ("2026-03-01", "2026-02-28", 1), ("2028-03-01", "2028-02-28", 2),
        ("2027-01-02", "2026-12-30", 3), ("2001-01-01", "2000-01-01", 366), ("2101-01-01", "2100-01-01", 365),
        ("2026-11-19", "2026-11-20", -1),
    ])
    func daysBetweenAreCounted(day: String, earlier: String, days: Int) throws {
        let earlier = try #require(CalendarDate(iso8601: earlier))
        #expect(CalendarDate(iso8601: day)?.days(since: earlier) == days)
    }

    @Test(arguments: [("2026", "2026-01-01"), ("2026-01-01", "2026")])
    func fromAYearNoDaysAreCounted(day: String, earlier: String) throws {
        let earlier = try #require(CalendarDate(iso8601: earlier))
        #expect(try #require(CalendarDate(iso8601: day)).days(since: earlier) == nil)
    }

    @Test(arguments: ["2026", "0001-01-01"])
    func thereIsNone(before day: String) throws {
        #expect(try #require(CalendarDate(iso8601: day)).dayEarlier == nil)
    }
}
