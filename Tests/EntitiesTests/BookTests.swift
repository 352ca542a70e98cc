import Testing

@testable import Entities

struct BookTests {
    @Test(arguments: [(0, 5), (0.9, 5), (5.1, 5), (.nan, 5), (.infinity, 5), (4, 0), (4, -1)] as [(Double, Int)])
    func whatIsNoMeanOfVotesIsNoRating(average: Double, votes: Int) {
        #expect(BookRating(average: average, votes: votes) == nil)
    }

    @Test func aRatingMayNotSayHowManyHaveVoted() {
        #expect(BookRating(average: 1, votes: nil) != nil)
        #expect(BookRating(average: 5, votes: 1)?.votes == 1)
    }

    @Test(arguments: [(0, 0, 0), (-1, 5, 5), (5, 5, -1)])
    func emptyShelvesAreNone(wanting: Int, reading: Int, finished: Int) {
        #expect(BookReaders(wanting: wanting, reading: reading, finished: finished) == nil)
    }

    @Test func theLibraryKeepsTitleAuthorsAndYear() {
        let book = Book(
            id: BookID(source: SourceID(rawValue: "x"), key: "OL1W"), title: "Dune", authors: ["A", "B"],
            firstPublished: CalendarDate(year: 1965))
        let summary = LibrarySummary(book)

        #expect(summary.subject == .book(book.id))
        #expect((summary.title, summary.subtitle, summary.released?.year) == ("Dune", "A, B", 1965))
        #expect(LibrarySummary(Book(id: book.id, title: "X")).subtitle == nil)
    }
}
