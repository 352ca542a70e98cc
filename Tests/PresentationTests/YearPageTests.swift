import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

struct YearPageTests {
    private let wording = Wording.sample("en_GB")

    private func page(_ text: String, _ diary: [DiaryEntry] = .ofTwoYears) throws -> YearPage {
        YearPage(YearReview(of: diary, in: try #require(DiaryPeriod(text: text))), wording)
    }

    private func section(_ name: String, of page: YearPage) throws -> DetailSection {
        try #require(page.content.section(name))
    }

    @Test(arguments: [
        ("2026", "Your diary · 2026"), ("2026-03", "Your diary · March 2026"),
        ("2025-11..2026-02", "Your diary · November 2025 – February 2026"), ("all", "Your diary · all years"),
    ])
    func itsTitleIsItsPeriod(period: String, title: String) throws {
        #expect(try page(period).title == title)
    }

    @Test func everyNumberLeadsToWhatItCounts() throws {
        let period = try #require(DiaryPeriod.year(2026))
        let review = YearReview(of: .ofTwoYears, in: period)
        let bars = YearPage(review, wording).content.sections.flatMap(\.bars)
        #expect(bars.count > 20)
        for bar in bars {
            guard case .diary(let selection) = bar.place else {
                #expect(bar.number == "0" && bar.place == nil, "\(bar.label)")
                continue
            }
            #expect(selection.period == period && bar.number == String(review.entries(of: selection.figure).count))
        }
    }

    @Test func theTotalsAndTheYearBeforeLeadToTheirEntries() throws {
        let content = try page("2026").content
        #expect(content.facts?.text == "96 entries, 86 titles, 10 again")
        #expect(content.fields.map(\.label) == ["2025", "Without a date"])
        #expect(content.fields.map(\.value.text) == ["2 entries, 2 titles", "1 entry in no year"])
        let before = try #require(DiaryPeriod.year(2025))
        #expect(content.fields[0].value.parts[0].place == .diary(DiarySelection(.all, in: before)))
        #expect(content.fields[1].value.parts[0].place == .diary(DiarySelection(.withoutDate, in: .all)))
    }

    @Test func whatHasNoMonthIsSaidOverTheMonths() throws {
        let months = try section("parts", of: page("2026"))
        #expect(months.label == "Months" && months.bars.count == 12 && months.bars[4].label == "May")
        #expect(months.note?.text == "1 entry that is in none of these")
        guard case .columns = months.body else { throw NotThere() }
        #expect(try section("parts", of: page("all")).bars.map(\.label) == ["2025", "2026"])
    }

    @Test func ratingsAreOnTheReadersScale() throws {
        let section = try section("ratings", of: page("2026"))
        #expect(section.bars.map(\.label) == ["5", "4.5", "4", "3.5", "3", "2.5", "2", "1.5", "1", "0.5"])
        #expect(section.bars[0].step == .high && section.bars[9].step == .low)
        #expect(section.note?.text.hasSuffix("entries without a rating") == true)
    }

    @Test("Half stars have bars only where any was given")
    func halfStarsOnlyWhereGiven() throws {
        let whole = try page("2026", [.on("2026-05-01", percent: 80), .on("2026-05-02", percent: 100)])
        #expect(try section("ratings", of: whole).bars.map(\.label) == ["5", "4", "3", "2", "1"])
        let half = try page("2026", [.on("2026-05-01", percent: 80), .on("2026-05-02", percent: 90)])
        #expect(try section("ratings", of: half).bars.count == 10)
    }

    @Test func kindsHaveTheNumberOfTheYearBefore() throws {
        let bars = try section("kinds", of: page("2026")).bars
        #expect(bars.map(\.label) == ["Films", "Albums", "Pokémon", "Books"])
        #expect(bars.map(\.aside).first == "1 the year before" && bars[2].number == "0")
    }

    @Test func theFirstAndTheLastOfAKindLeadToTheirEntries() throws {
        let rows = try section("ends", of: page("2026")).rows
        #expect(rows.map(\.left.text) == ["Film", "Album", "Book"])
        #expect(rows[1].right?.text == "Blue Lines, 1 May 2026 – Post, 1 May 2026")
        #expect(rows[2].right?.text == "Pippi, 1 Jan 2026")
    }

    @Test func daysAreARowADayOfTheWeek() throws {
        let days = try section("days", of: page("2026"))
        guard case .days(let map) = days.body else { throw NotThere() }
        #expect(map.rows.map(\.label) == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        #expect(map.rows.compactMap { Int($0.number) }.reduce(0, +) == 94 && map.weeks == 53)
        #expect(map.headings.map(\.text) == (1...12).map(wording.format.month) && map.headings[0].column == 0)
        #expect(days.note?.text == "91 days with entries · most on 1 May 2026: 3 · 2 entries without a day")
        let marked = map.rows.flatMap(\.cells).compactMap(\.self)
        #expect(marked.allSatisfy { ($0.shade == 0) == ($0.place == nil) })
    }

    @Test func whereNoDayHasTwoEntriesNoneIsTheOneWithTheMost() throws {
        let diary = [DiaryEntry].ofTwoYears.filter { $0.event.day?.iso8601 == "2026-01-01" }.prefix(1)
        let days = try section("days", of: page("2026", Array(diary)))
        #expect(days.note?.text == "1 day with entries")
    }

    @Test(arguments: ["all", "2025..2026"]) func ofMoreThanAYearThereAreNoDays(period: String) throws {
        #expect(try page(period).content.section("days") == nil)
    }

    @Test func whatIsNotThereHasNoPart() throws {
        let page = try page("2026", [.on("2026-05-01")])
        #expect(page.content.sections.map(\.name) == ["kinds", "parts", "ends", "days"])
        #expect(page.content.fields.isEmpty && !page.isEmpty)
    }

    @Test func whereNothingIsOnlyTheOtherYearsAreNamed() throws {
        let page = try page("2024")
        #expect(page.isEmpty && page.content.sections.isEmpty && page.content.facts == nil)
        #expect(page.emptiness.what == "Nothing in your diary: 2024")
        #expect(page.content.fields.map(\.label) == ["Without a date"])
    }

    private struct NotThere: Error {}
}
