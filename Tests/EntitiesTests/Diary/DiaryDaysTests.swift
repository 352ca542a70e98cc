import TestSupport
import Testing

@testable import Entities

struct DiaryDaysTests {
    private func days(_ period: String, _ diary: [DiaryEntry] = [], from weekday: Int = 1) throws -> DiaryDays? {
        DiaryDays(of: YearReview(of: diary, in: try .sample(period)), firstWeekday: weekday)
    }

    /// In 2026, the first of January is a Thursday.
    @Test(arguments: [("2026", 1, 53, 3), ("2026", 7, 53, 4), ("2000", 7, 54, 6), ("2018", 1, 53, 0)])
    func weeksBeginWhereTheyDoThere(period: String, from weekday: Int, weeks: Int, margin: Int) throws {
        let days = try #require(try days(period, from: weekday))
        #expect(days.weeks.count == weeks && days.weeks.allSatisfy { $0.count == 7 })
        #expect(days.weeks[0].prefix { $0 == nil }.count == margin)
    }

    @Test(arguments: 1...7) func everyDayIsInTheRowOfItsWeekday(first: Int) throws {
        let days = try #require(try days("2024", from: first))
        #expect(days.days.count == 366)
        for week in days.weeks {
            for (row, day) in week.enumerated() where day != nil {
                #expect(day?.date.weekday == (first - 1 + row) % 7 + 1)
            }
        }
    }

    @Test(arguments: [
        ([1], [1]), ([1, 2], [1, 2]), ([1, 2, 3], [1, 2, 3]), ([1, 2, 4], [1, 2, 3]),
        ([1, 4, 5, 9, 30], [1, 1, 1, 1, 3]),
        ([10, 11, 20, 21, 30], [1, 2, 2, 3, 3]),
    ])
    func shadesAreThirdsOfTheMost(counts: [Int], shades: [Int]) throws {
        let diary = counts.enumerated().flatMap { place, count in
            (0..<count).map { DiaryEntry.on("2026-05-0\(place + 1)", id: "\(place) \($0)") }
        }
        let days = try #require(try days("2026-05", diary))
        #expect(days.days.prefix(counts.count).map(\.count) == counts)
        #expect(days.days.prefix(counts.count).map(\.shade) == shades)
        #expect(days.days.dropFirst(counts.count).allSatisfy { $0.shade == 0 })
        #expect(days.usedCount == counts.count && days.busiest?.count == counts.max())
    }

    @Test func ofEquallyBusyDaysTheFirstIsNamed() throws {
        let diary: [DiaryEntry] = [.on("2026-06-02"), .on("2026-06-01"), .on("2026-06")]
        #expect(try days("2026", diary)?.busiest?.date.iso8601 == "2026-06-01")
        #expect(try days("2026")?.busiest == nil)
    }

    @Test(arguments: ["all", "2025..2026"]) func ofMoreThanAYearThereAreNone(period: String) throws {
        #expect(try days(period) == nil)
    }
}
