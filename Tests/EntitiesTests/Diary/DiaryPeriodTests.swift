import Testing

@testable import Entities

struct DiaryPeriodTests {
    @Test(arguments: ["2026", "2026-03", "2026-03-14", "2025-11..2026-02", "2026-01-01..2026", "all"])
    func itsTextIsReadBack(text: String) throws {
        let period = try DiaryPeriod.sample(text)
        #expect(period.text == text)
        #expect(DiaryPeriod(text: period.text) == period)
    }

    @Test(arguments: [
        "", "26", "2026-13", "2026-02-30", "2026..", "..2026", "2026..2025", "2024..2025..2026", "2026...2027", "0000",
        "All", "2026-03-02..2026-03-01",
    ])
    func whatIsNoPeriodIsNotRead(text: String) {
        #expect(DiaryPeriod(text: text) == nil)
    }

    @Test func oneDateTwiceIsThatDate() throws {
        #expect(try DiaryPeriod.sample("2026..2026") == DiaryPeriod.year(2026))
    }

    @Test(arguments: [
        ("2026", "2026-01-01", true), ("2026", "2026-12-31", true), ("2026", "2025-12-31", false),
        ("2026", "2027-01-01", false), ("2026", "2026-06", true), ("2026", "2026", true), ("2026-06", "2026", false),
        ("2026-06", "2026-06", true), ("2026-06-01..2026-06-29", "2026-06", false),
        ("2026-06-01..2026-06-30", "2026-06", true), ("2024-02", "2024-02-29", true),
        ("2025-11..2026-02", "2026-02-28", true), ("2025-11..2026-02", "2026", false),
        ("2025..2026", "2026", true), ("all", "1900", true),
    ])
    func aDateIsInItIfAllItsDaysAre(period: String, date: String, isIn: Bool) throws {
        #expect(try DiaryPeriod.sample(period).contains(.sample(date)) == isIn)
    }

    @Test func whatHasNoDateIsOnlyInAll() throws {
        #expect(DiaryPeriod.all.contains(nil))
        #expect(try !DiaryPeriod.sample("0001..9999").contains(nil))
    }

    @Test(arguments: [
        ("2026", "2025"), ("2026-03", "2025-03"), ("2024-02-29", "2023-02-28"),
        ("2025-11..2026-02", "2024-11..2025-02"),
    ])
    func theYearBeforeIsAsLong(period: String, before: String) throws {
        #expect(try DiaryPeriod.sample(period).yearEarlier == .sample(before))
    }

    @Test(arguments: ["all", "0001"]) func beforeThatThereIsNone(period: String) throws {
        #expect(try DiaryPeriod.sample(period).yearEarlier == nil)
    }

    @Test(arguments: [
        ("2026", 365), ("2024", 366), ("2026-02", 28), ("2026-03-14", 1), ("2025-07..2026-06", 365),
        ("2025-01..2026-01", 0), ("all", 0),
    ])
    func hasItsDaysIfThatIsNotMoreThanAYear(period: String, count: Int) throws {
        let days = try DiaryPeriod.sample(period).days
        #expect(days.count == count)
        #expect(zip(days, days.dropFirst()).allSatisfy { $0.dayLater == $1 })
    }

    @Test(arguments: [
        ("2026", ["2026-01", "2026-12"], 12), ("2025-11-20..2026-02-03", ["2025-11", "2026-02"], 4),
        ("2025..2026", ["2025-01", "2026-12"], 24), ("2024-12..2026", ["2024", "2026"], 3),
        ("2026-03-14", ["2026-03", "2026-03"], 1),
    ])
    func isPartedIntoMonthsOrYears(period: String, ends: [String], count: Int) throws {
        let parts = try DiaryPeriod.sample(period).parts
        #expect(parts.count == count)
        #expect([parts.first?.iso8601, parts.last?.iso8601] == ends)
    }

    @Test(arguments: [("2026", 2026), ("2026-03", nil), ("2025..2026", nil), ("all", nil), ("2026-01..2026-12", nil)])
    func onlyAYearIsOne(period: String, year: Int?) throws {
        #expect(try DiaryPeriod.sample(period).year == year)
    }
}
