import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Diary

@MainActor
struct DiaryPartsTests {
    /// Whatever is known of their days, and in both orders.
    @Test(arguments: 0..<20, [false, true])
    func theEntriesOfAMonthAreOnePart(seed: UInt64, isReversed: Bool) {
        var random = SeededGenerator(seed: seed)
        let film = LibrarySummary(Movie.sample(7, title: "Yi Yi"))
        let events = (0..<Int.random(in: 0...80, using: &random)).map { number in
            let (year, month) = (Int.random(in: 2023...2026, using: &random), Int.random(in: 1...12, using: &random))
            let days = [
                nil, CalendarDate(year: year), CalendarDate(year: year, month: month),
                CalendarDate(year: year, month: month, day: Int.random(in: 1...28, using: &random)),
            ]
            return DiaryEvent(
                id: DiaryEvent.ID(text: "\(number)"), day: days[Int.random(in: days.indices, using: &random)],
                changed: Int.random(in: 0...3, using: &random))
        }
        let sorted = events.sorted(by: DiaryEvent.isLater).map { DiaryEntry($0, of: film) }
        let entries = isReversed ? sorted.reversed() : sorted
        var firsts: [Int] = []
        for (row, entry) in entries.enumerated() {
            let before = row == 0 ? nil : entries[row - 1].event
            let isSame = before.map { ($0.day?.year, $0.day?.month) == (entry.event.day?.year, entry.event.day?.month) }
            if isSame != true { firsts.append(row) }
        }

        let parts = DiaryFormatter(wording: .sample("en_US")).parts(of: Arranged(entries))
        #expect(parts.map(\.firstRow) == firsts)
        #expect(Set(parts.map(\.heading)).count == parts.count)
    }
}
