import Entities
import Testing

struct CalendarDateTests {
    @Test func readsADay() throws {
        let date = try #require(CalendarDate(iso8601: "2000-09-29"))
        #expect(date.year == 2000)
        #expect(date.monthAndDay?.month == 9)
        #expect(date.monthAndDay?.day == 29)
    }

    @Test func readsAYearWhoseDayIsNotKnown() throws {
        let date = try #require(CalendarDate(iso8601: "1927"))
        #expect(date.year == 1927)
        #expect(date.monthAndDay == nil)
    }

    @Test func readsAMonthWhoseDayIsNotKnown() throws {
        let date = try #require(CalendarDate(iso8601: "1927-03"))
        #expect((date.year, date.month) == (1927, 3))
        #expect(date.monthAndDay == nil)
        #expect(date.iso8601 == "1927-03")
        #expect(try #require(CalendarDate(year: 1927)) < date)
        #expect(try date < #require(CalendarDate(year: 1927, month: 3, day: 1)))
        #expect(date.yearEarlier?.iso8601 == "1926-03")
    }

    @Test(
        "Anything but a day, a month or a year is no date",
        arguments: [
            "", " ", "-", "--", "19--", "2000-", "2000-1-1", "2000-1", "2000-13", "2000-01-", "20000101",
            "2000-01-01T00:00:00Z",
            " 2000-01-01", "2000/01/01", "+200-01-01", "-200-01-01", "２０００-01-01", "200a", "null",
        ])
    func anythingElseIsNoDate(text: String) {
        #expect(CalendarDate(iso8601: text) == nil)
    }

    @Test(
        "A day that no calendar has is no date",
        arguments: [
            "2000-02-30", "2001-02-29", "1900-02-29", "2000-00-10", "2000-13-10", "2000-04-31", "2000-01-00",
            "2000-01-32",
            "0000-01-01", "0000",
        ])
    func aDayThatNoCalendarHasIsNoDate(text: String) {
        #expect(CalendarDate(iso8601: text) == nil)
    }

    @Test("29 February is a day of a leap year", arguments: ["2000-02-29", "2024-02-29", "1600-02-29"])
    func leapYearsHaveTheirDay(text: String) {
        #expect(CalendarDate(iso8601: text)?.iso8601 == text)
    }

    @Test("What was read is written the same", arguments: ["2000-09-29", "0007-01-02", "9999-12-31", "1927", "0033"])
    func whatWasReadIsWrittenTheSame(text: String) {
        #expect(CalendarDate(iso8601: text)?.iso8601 == text)
    }

    @Test func readsAPartOfALongerText() {
        #expect(CalendarDate(iso8601: "2000-09-29T12:00:00Z".prefix(10)) == CalendarDate(year: 2000, month: 9, day: 29))
    }

    @Test(
        "A year earlier is the same day, or the last of February",
        arguments: [
            ("2024-02-29", "2023-02-28"), ("2024-03-01", "2023-03-01"), ("2023-02-28", "2022-02-28"), ("2001", "2000"),
            ("2025-01-01", "2024-01-01"),
        ])
    func aYearEarlier(date: String, earlier: String) {
        #expect(CalendarDate(iso8601: date)?.yearEarlier?.iso8601 == earlier)
    }

    @Test("Nothing is earlier than the year 1", arguments: ["0001", "0001-06-15"])
    func nothingIsEarlierThanTheYearOne(text: String) throws {
        #expect(try #require(CalendarDate(iso8601: text)).yearEarlier == nil)
    }

    @Test func sortsByYearThenMonthThenDay() {
        let sorted = ["1999-12-31", "2000", "2000-01-01", "2000-01-02", "2000-02-01", "2001"]
        let dates = sorted.reversed().compactMap { CalendarDate(iso8601: $0) }
        #expect(dates.sorted().map(\.iso8601) == sorted)
    }

    @Test func aYearIsNotItsFirstDay() {
        #expect(CalendarDate(year: 2000) != CalendarDate(year: 2000, month: 1, day: 1))
    }
}
