import Entities
import Services
import TestSupport
import Testing

@testable import BookForm

struct BookFormInteractorTests {
    private let library = FakeLibrary([.book("Emma", by: "Jane Austen", state: .read, rating: 4, note: "Again")])

    private func interactor(_ book: LibraryItem?) -> BookFormDefaultInteractor {
        BookFormDefaultInteractor(readingList: library, book: book, today: { .sampleToday })
    }

    private let walden = ShelfBook(
        title: "Walden", author: "Thoreau", isbn: "9780306406157", pages: 352, released: CalendarDate(year: 1854))

    @Test func aNewBookIsWantedFromTodayOn() async throws {
        try await interactor(nil).save(walden)

        let book = try #require(library.kept.first)
        #expect(book.id.source == .ownBooks)
        #expect(book.summary.title == "Walden")
        #expect(book.summary.subtitle == "Thoreau")
        #expect(book.summary.released == CalendarDate(year: 1854))
        #expect(
            book.reading
                == Reading(state: .wanted, since: [.wanted: .sampleToday], isbn: "9780306406157", pages: 352))
    }

    @Test func eachNewBookIsAnother() {
        #expect(interactor(nil).subject != interactor(nil).subject)
    }

    @Test func changingABookLeavesWhatIsItsReaders() async throws {
        try await interactor(library.kept[0]).save(ShelfBook(title: "Emma!", author: "", pages: 474))

        #expect(library.kept.count == 1)
        let book = library.kept[0]
        #expect(book.summary.title == "Emma!")
        #expect(book.summary.subtitle == nil)
        #expect(book.reading?.state == .read)
        #expect(book.reading?.rating == 4)
        #expect(book.reading?.pages == 474)
        #expect(book.note?.text == "Again")
    }

    @Test func whyItWasNotStoredIsPassedOn() async {
        library.fail(.diskFull(path: "/l"))

        await #expect(throws: LibraryFailure.diskFull(path: "/l")) { try await interactor(nil).save(walden) }
    }
}
