import Entities
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import BookForm

struct BookFormInteractorTests {
    private let library = FakeLibrary([.book("Emma", by: "Jane Austen", state: .done, rating: 4, note: "Again")])

    private func interactor(_ book: LibraryItem?) -> BookFormDefaultInteractor {
        BookFormDefaultInteractor(diary: library, book: book)
    }

    private let walden = ShelfBook(
        title: "Walden", author: "Thoreau", isbn: "9780306406157", pages: 352, released: CalendarDate(year: 1854))

    @Test func itIsASmallValue() {
        #expect(MemoryLayout<BookFormDefaultInteractor>.size <= 256)
    }

    @Test func aNewBookIsWantedFromTodayOn() async throws {
        _ = try await interactor(nil).save(walden, from: nil)

        let book = try #require(library.kept.first)
        #expect(book.id.source == .ownBooks)
        #expect(book.summary.title == "Walden")
        #expect(book.summary.subtitle == "Thoreau")
        #expect(book.summary.released == CalendarDate(year: 1854))
        #expect(
            book.standing
                == Standing(state: .wanted, since: [.wanted: .sampleToday], isbn: "9780306406157", pages: 352))
    }

    @Test func eachNewBookIsAnother() {
        #expect(interactor(nil).subject != interactor(nil).subject)
    }

    @Test func changingABookLeavesWhatIsItsReaders() async throws {
        let before = library.kept[0]
        let theirs = try await interactor(before).save(
            ShelfBook(title: "Emma!", author: "", pages: 474), from: ShelfBook(before))
        #expect(theirs == nil)

        #expect(library.kept.count == 1)
        let book = library.kept[0]
        #expect(book.summary.title == "Emma!")
        #expect(book.summary.subtitle == nil)
        #expect(book.standing?.state == .done)
        #expect(book.standing?.rating == .stars(4))
        #expect(book.standing?.pages == 474)
        #expect(book.note?.text == "Again")
    }

    @Test func whatOthersHaveChangedMeanwhileStays() async throws {
        let before = library.kept[0]
        var theirs = ShelfBook(before)
        (theirs.pages, theirs.isbn) = (512, "9780306406157")
        _ = try await library.edit(before.id, from: ShelfBook(before), to: theirs)
        var mine = ShelfBook(before)
        mine.title = "Emma!"

        #expect(try await interactor(before).save(mine, from: ShelfBook(before)) == nil)
        let book = library.kept[0]
        #expect((book.summary.title, book.standing?.pages, book.standing?.isbn) == ("Emma!", 512, "9780306406157"))
    }

    @Test func whatBothHaveChangedIsTold() async throws {
        let before = library.kept[0]
        var theirs = ShelfBook(before)
        theirs.title = "Emma, annotated"
        _ = try await library.edit(before.id, from: ShelfBook(before), to: theirs)
        var mine = ShelfBook(before)
        mine.title = "Emma!"

        #expect(try await interactor(before).save(mine, from: ShelfBook(before)) == theirs)
        #expect(library.kept[0].summary.title == "Emma, annotated")
    }

    @Test func whatWasTakenOffTheListMeanwhileComesBackAsItWasWritten() async throws {
        let before = library.kept[0]
        _ = try await library.removeStanding(before.id)
        #expect(
            try await interactor(before).save(ShelfBook(title: "Emma!", author: ""), from: ShelfBook(before)) == nil)
        #expect(library.kept[0].summary.title == "Emma!")
    }

    @Test func whyItWasNotStoredIsPassedOn() async {
        library.fail(.diskFull(path: "/l"))

        await #expect(throws: LibraryFailure.diskFull(path: "/l")) {
            _ = try await interactor(nil).save(walden, from: nil)
        }
    }
}
