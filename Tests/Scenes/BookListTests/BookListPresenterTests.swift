import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookList

@MainActor
struct BookListPresenterTests {
    @Test func aRowIsInTheReadersLanguage() async {
        let scene = PresentedBooks([.sample(7, title: "Der Wüstenplanet")], wording: .sample("de_DE"))
        await scene.start()

        #expect(
            scene.presenter.row(at: 0)
                == Row(book: "Der Wüstenplanet", authors: "Author 7", year: "1957", figure: "4,2/5", step: .high))
        #expect(scene.presenter.title == "Bücher · heute gefragt")
    }

    @Test("All tiles say who has written the book, or nothing: never another fact in that place")
    func tilesSayWhoHasWrittenTheBook() async {
        let anonymous = Book(id: BookID(2), title: "Beowulf", firstPublished: CalendarDate(year: 1951))
        let scene = PresentedBooks([.sample(1), anonymous])
        await scene.start()
        #expect(scene.presenter.poster(at: 0)?.facts == ["Author 1"])
        #expect(scene.presenter.poster(at: 1)?.facts == [])
    }

    @Test func anEmptyListSaysSo() async {
        let scene = PresentedBooks([])
        await scene.start()

        #expect(scene.view.states.last?.message?.what == "No books")
        #expect(scene.router.calls.isEmpty)
    }

    @Test func aBookBecomesAFavouriteWithItsAuthor() async {
        let scene = PresentedBooks()
        await scene.start()
        scene.presenter.didToggleFavourite(at: 6)
        let subject = LibrarySubject.book(BookID(7))

        await #expect(eventually { scene.library.isFavourite(subject) })
        #expect(scene.presenter.row(at: 6)?.marks.isFavourite == true)
        #expect(scene.library.item(subject)?.summary.subtitle == "Author 7")
        scene.presenter.didAskForNote(at: 6)
        #expect(scene.router.calls.last == .editNote("Book 7"))
    }
}
