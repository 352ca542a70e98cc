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
        var months: [(year: Int?, month: Int?, rows: [Int])] = []
        for (row, entry) in entries.enumerated() {
            let (year, month) = (entry.event.day?.year, entry.event.day?.month)
            if let last = months.last, (last.year, last.month) == (year, month) {
                months[months.count - 1].rows.append(row)
            } else {
                months.append((year, month, [row]))
            }
        }
        // Months of a year with one entry each are one part.
        func isAlone(_ place: Int) -> Bool { months[place].month != nil && months[place].rows.count == 1 }
        func isJoined(_ place: Int) -> Bool {
            place > 0 && isAlone(place) && isAlone(place - 1) && months[place].year == months[place - 1].year
        }
        let firsts = months.indices.filter { !isJoined($0) }.map { months[$0].rows[0] }

        let formatter = DiaryFormatter(wording: .sample("en_US"))
        let parts = formatter.parts(of: Arranged(entries))
        #expect(parts.map(\.firstRow) == firsts)
        #expect(Set(parts.map(\.heading)).count == parts.count)
        for place in months.indices {
            let isBelowMonths = isJoined(place) || (place + 1 < months.count && isJoined(place + 1))
            let row = months[place].rows[0]
            #expect(formatter.isBelowMonths(row, in: Arranged(entries)) == isBelowMonths)
        }
    }

    private func entries(_ days: [String]) -> Arranged<DiaryEntry> {
        let film = LibrarySummary(Movie.sample(7, title: "Yi Yi"))
        return Arranged(days.map { DiaryEntry(.on($0, $0), of: film) })
    }

    @Test(
        "Months of a year with one entry each have one heading, and their days say the month",
        arguments: [
            ("en_US", "January – August 2026 · 3", " 9 Jan"), ("de_DE", "Januar – August 2026 · 3", " 9. Jan"),
            ("es_ES", "enero – agosto de 2026 · 3", " 9 ene"),
        ])
    func monthsWithOneEntryEachAreOne(locale: String, heading: String, day: String) throws {
        let formatter = DiaryFormatter(wording: .sample(locale))
        let entries = entries(["2026-08-20", "2026-03-01", "2026-01-09", "2025-12-31", "2025-10-02", "2025-10-01"])
        let parts = formatter.parts(of: entries)
        #expect(parts.map(\.firstRow) == [0, 3, 4] && parts.first?.heading == heading)
        let today = try #require(CalendarDate(year: 2026, month: 11, day: 20))
        func shortDay(_ index: Int) -> String {
            formatter.row(
                entries[index], Marks(), isAmongOthers: false,
                isBelowMonths: formatter.isBelowMonths(index, in: entries), today: today
            ).text(inColumn: 0, isShort: true)
        }
        #expect(shortDay(2) == day)
        #expect(shortDay(4) == Wording.sample(locale).dayOfMonth(entries[4].event.day ?? today, today: today))
    }

    @Test("A film has its original title in a column of its own, a book has who has written it")
    func originalTitlesHaveTheirOwnColumn() throws {
        let formatter = DiaryFormatter(wording: .sample("en_US"))
        let film = LibrarySummary(
            subject: .movie(MovieID(1)), title: "Amélie", subtitle: "Le Fabuleux Destin",
            released: CalendarDate(year: 2001))
        let event = DiaryEvent.on("2026-11-02", "a", rating: 90, tags: ["home", "paris"], isAgain: true)
        let today = try #require(CalendarDate(year: 2026, month: 11, day: 20))
        let row = formatter.row(DiaryEntry(event, of: film), Marks(), isAmongOthers: true, today: today)
        #expect(
            row.texts == ["Nov 2, 2026", "", "again #home #paris", "Le Fabuleux Destin", "2001", "4.5 of 5"])
        let tile = formatter.tileFacts(of: row)
        #expect(tile.forms.first?.hasPrefix("Nov 2, 2026 · ★") == true && tile.forms.last == "Nov 2, 2026")
    }
}
