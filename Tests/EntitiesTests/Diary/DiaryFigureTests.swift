import TestSupport
import Testing

@testable import Entities

struct DiaryFigureTests {
    @Test(arguments: [(0, 1), (1, 1), (10, 1), (11, 2), (50, 5), (51, 6), (90, 9), (91, 10), (100, 10)])
    func aRatingIsOfOneTenth(percent: Int, tenth: Int) throws {
        #expect(try #require(OwnRating(percent: percent)).tenth == tenth)
        #expect(OwnRating.percents(ofTenth: tenth).contains(percent))
    }

    @Test func everyRatingIsOfExactlyOneTenth() {
        #expect((1...10).flatMap { Array(OwnRating.percents(ofTenth: $0)) } == Array(OwnRating.range))
    }

    @Test func aFullEntryCountsForAllThatItSays() throws {
        let entry = DiaryEntry.on(
            "2026-03-14", .book, "Emma", by: "Jane Austen", released: "1815", percent: 85, again: true)
        let person = try #require(DiaryPerson(of: entry.summary))
        #expect(
            try Set(entry.figures) == [
                .all, .again, .kind(.book), .date(.sample("2026")), .date(.sample("2026-03")),
                .date(.sample("2026-03-14")), .weekday(6), .rating(tenth: 9), .decade(1810), .person(person),
                .thing(entry.summary.subject), .entry(entry.id),
            ])
    }

    @Test func whatIsNotKnownIsCountedToo() {
        let entry = DiaryEntry.on(nil)
        #expect(
            Set(entry.figures) == [
                .all, .kind(.movie), .withoutDay, .withoutMonth, .withoutDate, .unrated, .undatedThing,
                .thing(entry.summary.subject), .entry(entry.id),
            ])
    }

    @Test(arguments: [("2026-03", ["2026", "2026-03"]), ("2026", ["2026"])])
    func whatHasNoDayCountsForNone(date: String, dates: [String]) throws {
        let entry = DiaryEntry.on(date)
        #expect(
            try Set(entry.figures.filter { if case .date = $0 { true } else { false } })
                == Set(dates.map { .date(try .sample($0)) }))
        #expect(entry.counts(for: .withoutDay) && !entry.counts(for: .withoutDate))
    }

    @Test func noFigureIsCountedTwice() {
        let figures = DiaryEntry.on("2026-03-14", .album, "Debut", by: "Björk", released: "1993").figures
        #expect(figures.count == Set(figures).count)
    }

    @Test func aNameIsOneInEverySpelling() throws {
        let one = try #require(DiaryPerson(of: DiaryEntry.on(nil, .artist, "Björk").summary))
        let other = try #require(DiaryPerson(of: DiaryEntry.on(nil, .album, "Debut", by: "BJORK").summary))
        let author = try #require(DiaryPerson(of: DiaryEntry.on(nil, .book, "Sagas", by: "Björk").summary))
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(one != author)
    }

    @Test(arguments: [LibrarySubject.Kind.movie, .pokemon, .view, .init(rawValue: "opera")])
    func ofOtherKindsNobodyIsKnown(kind: LibrarySubject.Kind) {
        #expect(DiaryPerson(of: DiaryEntry.on(nil, kind, "X", by: "Y").summary) == nil)
    }

    @Test func everySelectionHasATextOfItsOwn() throws {
        let entries: [DiaryEntry] = [
            .on("2026-03-14", .book, "Emma", by: "Jane Austen", released: "1815", percent: 85, again: true),
            .on(nil, .artist, "Jane Austen"),
        ]
        let selections = Set(entries.flatMap(\.figures).map { DiarySelection($0, in: .all) })
        #expect(Set(selections.map(\.stableText)).count == selections.count)
        #expect(try DiarySelection(.kind(.movie), in: .sample("2026")).stableText == "2026/kind/movie")
    }

    @Test func aSelectionIsOfItsPeriodAndItsFigure() throws {
        let selection = try DiarySelection(.kind(.movie), in: .sample("2026"))
        #expect(selection.contains(.on("2026-03-14")))
        #expect(!selection.contains(.on("2025-03-14")) && !selection.contains(.on("2026-03-14", .book)))
        #expect(!selection.contains(.on(nil)))
    }
}
