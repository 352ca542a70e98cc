import Foundation
import Testing

@testable import SceneGenerator

struct CalendarDayTests {
    @Test(arguments: ["2026-11-21", "2024-02-29", "2000-02-29", "0001-01-01"])
    func aDayOfTheCalendarIsOne(text: String) {
        #expect(CalendarDay(iso: text)?.description == text)
    }

    @Test(arguments: ["1900-02-29", "2026-04-31", "0000-01-01", "", "2026-11-2１"])
    func anotherIsNone(text: String) {
        #expect(CalendarDay(iso: text) == nil)
    }

    @Test func todayIsTheDayThatItIsHere() throws {
        let moment = Date(timeIntervalSince1970: 1_767_223_800)  // 2025-12-31 23:30 in Greenwich
        #expect(CalendarDay(of: moment, timeZone: .gmt).description == "2025-12-31")
        #expect(
            CalendarDay(of: moment, timeZone: try #require(TimeZone(secondsFromGMT: 3_600))).description == "2026-01-01"
        )
    }
}
