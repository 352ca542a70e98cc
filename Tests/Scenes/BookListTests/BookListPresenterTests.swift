import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookList

@MainActor
struct BookListPresenterTests {
    @Test func saysThatItLoadsBeforeTheFirstRowsAreThere() {
        let scene = PresentedBooks()
        scene.catalog.lists.hold()
        scene.presenter.browser.didShow(lastVisible: -1, visibleRows: 10)

        #expect(scene.view.states.map(\.message) == [Message("Loading…")])
    }

    @Test func asksForPagesInOrderAsFarAsTheyAreNeeded() async {
        let scene = PresentedBooks()
        await scene.start()
        #expect(scene.catalog.askedPages == [1])

        scene.presenter.browser.didShow(lastVisible: 9, visibleRows: 10)
        await scene.untilIdle()
        #expect(scene.catalog.askedPages == [1, 2])
    }

    @Test func aRowIsInTheReadersLanguage() async {
        let scene = PresentedBooks([.sample(7, title: "Der Wüstenplanet")], wording: .sample("de_DE"))
        await scene.start()

        #expect(
            scene.presenter.row(at: 0)
                == Row(book: "Der Wüstenplanet", authors: "Author 7", year: "1957", figure: "4,2/5", step: .high))
        #expect(scene.presenter.title == "Bücher · heute gefragt")
    }

    @Test func aFailureOfTheListSaysWhyInPlaceOfRowsAndCanBeRetried() async {
        let scene = PresentedBooks()
        scene.catalog.lists.fail(.timedOut(host: "a.test"))
        await scene.start()
        #expect(scene.view.states.last?.message?.why == "a.test did not answer in time.")

        scene.catalog.replaceBooks(with: .samples(1...3))
        scene.presenter.didAskForRefresh()
        await scene.untilIdle()
        #expect(scene.view.states.last?.rowCount == 3)
    }

    @Test func anEmptyListSaysSo() async {
        let scene = PresentedBooks([])
        await scene.start()

        #expect(scene.view.states.last?.message?.what == "No books")
        #expect(scene.router.calls.isEmpty)
    }

    @Test func theDetailFollowsTheCursorAndASelectedRowOpens() async {
        let scene = PresentedBooks()
        await scene.start()
        scene.presenter.browser.didMoveCursor(to: 4)
        scene.presenter.didSelectRow(at: 2)
        scene.presenter.didSelectRow(at: 2_000)

        #expect(scene.router.calls == [.follow(1), .follow(5), .follow(3), .show(3)])
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
