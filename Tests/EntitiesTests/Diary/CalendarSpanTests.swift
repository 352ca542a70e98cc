import Testing

@testable import Entities

struct CalendarSpanTests {
    @Test(arguments: [
        ("2026", "2026-01-01", "2026-12-31"), ("2024-02", "2024-02-01", "2024-02-29"),
        ("2100-02", "2100-02-01", "2100-02-28"), ("2026-04", "2026-04-01", "2026-04-30"),
        ("2026-03-14", "2026-03-14", "2026-03-14"),
    ])
    func hasItsFirstAndLastDay(date: String, first: String, last: String) throws {
        let date = try CalendarDate.sample(date)
        #expect(date.firstDay.iso8601 == first && date.lastDay.iso8601 == last)
    }

    @Test(arguments: [
        ("2026-11-26", 4), ("2024-02-29", 4), ("2000-01-01", 6), ("1970-01-01", 4), ("0001-01-01", 1),
        ("2001-01-07", 7),
    ])
    func hasItsWeekday(day: String, weekday: Int) throws {
        #expect(try CalendarDate.sample(day).weekday == weekday)
    }

    @Test(arguments: ["2026", "2026-03"]) func ofAMonthThereIsNoWeekdayAndNoDayAfter(date: String) throws {
        #expect(try CalendarDate.sample(date).weekday == nil)
        #expect(try CalendarDate.sample(date).dayLater == nil)
    }

    @Test(arguments: [("2026-02-28", "2026-03-01"), ("2024-02-28", "2024-02-29"), ("2026-12-31", "2027-01-01")])
    func hasADayAfter(day: String, later: String) throws {
        #expect(try CalendarDate.sample(day).dayLater?.iso8601 == later)
        #expect(try CalendarDate.sample(later).dayEarlier?.iso8601 == day)
    }

    @Test func afterTheLastThereIsNone() throws {
        #expect(try CalendarDate.sample("9999-12-31").dayLater == nil)
    }
}
