import TestSupport
import Testing

@testable import Entities

struct YearReviewTests {
    private static let diary: [DiaryEntry] = [
        .on("2026-07-02", .movie, "Alien", released: "1979", percent: 100),
        .on("2026-01-05", .movie, "Heat", released: "1995", percent: 70),
        .on("2026-12-31", .movie, "Alien", released: "1979", percent: 90, again: true),
        .on("2026-07-02", .album, "Debut", by: "Björk", released: "1993"),
        .on("2026-07-03", .album, "Post", by: "Bjork", released: "1995"),
        .on("2026-03", .book, "Emma", by: "Jane Austen", released: "1815"),
        .on("2026", .book, "Persuasion", by: "Jane Austen"),
        .on(nil, .book, "Dune", by: "Frank Herbert"),
        .on("2025-02-03", .movie, "Brazil", released: "1985"),
        .on("2025-02-04", .pokemon, "Pikachu"),
        .on("2024-02-04", .movie, "Ran"),
    ]

    private func review(_ period: String = "2026") throws -> YearReview {
        YearReview(of: Self.diary.shuffled(), in: try .sample(period))
    }

    @Test func everythingOfTheYearIsCounted() throws {
        let review = try review()
        #expect(review.count(.all) == 7 && review.counts.things == 6 && review.count(.again) == 1)
        #expect(review.kinds.map { review.count(.kind($0)) } == [3, 2, 0, 2])
        #expect(review.kinds == [.movie, .album, .pokemon, .book])
        #expect(review.count(.unrated) == 4 && review.meanRating == OwnRating(percent: 87))
    }

    @Test func theYearBeforeIsBesideIt() throws {
        let before = try #require(try review().before)
        #expect(before[.all] == 2 && before[.kind(.pokemon)] == 1 && before[.again] == 0 && before.things == 2)
        #expect(try review("2024").before == nil)
    }

    @Test func whatHasNoDayIsInTheTotalsAndInNoMonth() throws {
        let review = try review()
        #expect(review.parts.map { review.count(.date($0)) } == [1, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 1])
        #expect(review.outsideParts == .withoutMonth && review.count(.withoutMonth) == 1)
        #expect(review.count(.withoutDay) == 2 && review.withoutDate == 1)
    }

    @Test func allOfItHasWhatHasNoDateToo() throws {
        let review = try review("all")
        #expect(review.count(.all) == Self.diary.count && review.withoutDate == 0)
        #expect(review.count(.withoutDate) == 1 && review.outsideParts == .withoutDate && review.before == nil)
        #expect(review.parts.map(\.iso8601) == ["2024", "2025", "2026"])
        #expect(review.parts.map { review.count(.date($0)) } == [1, 2, 7])
    }

    @Test func ofTooManyYearsOnlyThoseWithSomethingAreThere() {
        let review = YearReview(of: [.on("0001"), .on("2026")], in: .all)
        #expect(review.parts.map(\.year) == [1, 2026])
    }

    @Test func everyFigureKnowsWhatItCounts() throws {
        let review = try review()
        for figure in review.counts.figures {
            let entries = review.entries(of: figure)
            #expect(entries.count == review.count(figure), "\(figure)")
            #expect(entries == review.entries.filter(review.selection(figure).contains), "\(figure)")
        }
        #expect(review.entries(of: .rating(tenth: 10)).map(\.summary.title) == ["Alien"])
    }

    @Test func theEarliestIsFirstAndWhatHasNoDayLast() throws {
        #expect(
            try review().entries.map { "\($0.event.day?.iso8601 ?? "") \($0.summary.title)" } == [
                "2026-01-05 Heat", "2026-03 Emma", "2026-07-02 Alien", "2026-07-02 Debut", "2026-07-03 Post",
                "2026-12-31 Alien", "2026 Persuasion",
            ])
    }

    @Test func theFirstAndLastOfAKindHaveADay() throws {
        let ends = try #require(try review().ends(of: .movie))
        #expect(ends.first.summary.title == "Heat" && ends.last.event.day?.iso8601 == "2026-12-31")
        #expect(try review().ends(of: .book) == nil)
    }

    @Test func theShortestAndTheLongestOfAKindHaveALengthThatIsKnown() throws {
        let diary = [("Heat", 170), ("Alien", 117), ("Ran", 170), ("Emma", nil)].enumerated().map { number, film in
            var summary = LibrarySummary(subject: .movie(MovieID(number + 1)), title: film.0)
            summary.length = film.1
            return DiaryEntry(
                DiaryEvent(id: .init(text: "\(number)"), day: CalendarDate(year: 2026), changed: number), of: summary)
        }
        let year = try #require(DiaryPeriod.year(2026))
        let lengths = try #require(YearReview(of: diary, in: year).lengths(of: .movie))
        #expect(lengths.shortest.summary.title == "Alien" && lengths.longest.summary.title == "Heat")
        #expect(YearReview(of: Array(diary.suffix(2)), in: year).lengths(of: .movie) == nil)
    }

    @Test func whoIsInItMoreThanOnceIsNamed() throws {
        let review = try review()
        #expect(review.people(.artist).map(\.name) == ["Björk"])
        #expect(review.people(.author).map(\.name) == ["Jane Austen"])
        #expect(review.people(.artist).map { review.count(.person($0)) } == [2])
        #expect(review.oftenest.map(\.title) == ["Alien"])
        #expect(try self.review("2025").people(.artist).isEmpty)
    }

    @Test func decadesAreThoseOfTheThings() throws {
        let review = try review()
        #expect(review.decades == [1810, 1970, 1990])
        #expect(review.decades.map { review.count(.decade($0)) } == [1, 2, 3])
        #expect(review.count(.undatedThing) == 1)
    }

    @Test func nothingIsNoMistake() {
        let review = YearReview(of: [], in: .all)
        #expect(review.count(.all) == 0 && review.kinds.isEmpty && review.parts.isEmpty && review.meanRating == nil)
    }
}
