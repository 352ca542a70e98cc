import Entities
import TestSupport
import Testing

struct DiaryOrderTests {
    private static let days = [
        CalendarDate(year: 2026, month: 3, day: 1), CalendarDate(year: 2026, month: 3, day: 2),
        CalendarDate(year: 2026, month: 3), CalendarDate(year: 2026), CalendarDate(year: 1895), nil,
    ]

    @Test(arguments: 0..<20) func entriesAreInTheOrderOfTheirEvents(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let film = LibraryItem.film(1).summary
        let entries = (0..<80).map { number in
            let event = DiaryEvent(
                id: DiaryEvent.ID(text: "\(number * 7 % 80)"),
                day: Self.days[Int.random(in: Self.days.indices, using: &random)],
                changed: Int.random(in: 0..<4, using: &random))
            return DiaryEntry(event, of: film)
        }
        let expected = entries.sorted { DiaryEvent.isLater($0.event, $1.event) }
        #expect(entries.latestFirst().map(\.id) == expected.map(\.id))
        #expect(([] as [DiaryEntry]).latestFirst().isEmpty)
    }
}
