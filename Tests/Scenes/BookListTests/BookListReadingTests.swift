import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookList

/// The reading list, from the list of books.
@MainActor
struct BookListReadingTests {
    private let scene = PresentedBooks()

    @Test func aBookIsPutOnTheListInAMenuAndItsRowSaysSo() async throws {
        await scene.start()
        scene.presenter.didAskForState(at: 2)
        #expect(
            scene.view.controls.menu?.entries == [
                "Want to read", "Reading", "Read today", "Read before", "Paused", "Given up", "None of these",
            ])
        #expect(scene.view.controls.menu?.chosen == [6])
        #expect(scene.view.controls.menu?.start == 0)
        scene.presenter.didAnswer(.took(0))

        #expect(scene.view.controls.menu == nil)
        await #expect(eventually { scene.library.kept.first?.standing?.state == .wanted })
        #expect(scene.library.kept.first?.summary.title == "Book 3")
        #expect(scene.presenter.row(at: 2)?.marks == Marks(state: .wanted, of: .book))
        #expect(scene.presenter.row(at: 1)?.marks == Marks())
    }

    @Test func whoRatesABookHasReadIt() async {
        await scene.start()
        scene.presenter.didAskForRating(at: 0)
        #expect(scene.view.controls.menu?.entries.first == "5 of 5")
        #expect(scene.view.controls.menu?.start == 4, "Without a rating it begins in the middle")
        scene.presenter.didAnswer(.took(0))
        await #expect(eventually { scene.library.kept.first?.standing == Standing(state: .done, rating: .stars(5)) })
    }

    @Test func whatARatingIsNowIsSaidSinceRowsDoNotShowIt() async {
        await scene.start()
        scene.presenter.didAskForRating(at: 0)
        scene.presenter.didAnswer(.took(4))
        await #expect(
            eventually { @MainActor in
                scene.notices.notices.last?.what.hasSuffix("”: rated 3 of 5 · u undoes it") == true
            })
        scene.presenter.didAskForRating(at: 0)
        scene.presenter.didAnswer(.took(10))
        await #expect(
            eventually { @MainActor in
                scene.notices.notices.last?.what.hasSuffix("”: no longer rated · u undoes it") == true
            })
    }

    @Test func theReadingListIsOneOfTheLists() async throws {
        await scene.start()
        scene.presenter.didAskForCollection()
        try scene.choose("Reading list")

        #expect(scene.router.calls.last == .other("reading list"))
        #expect(scene.view.controls.menu == nil)
        #expect(scene.lastQuery == BookQuery(), "The list below stays what it was")
    }

    @Test func theReadingListIsATabBesideTheBooks() async {
        await scene.start()
        #expect(scene.presenter.controls.tabs == ListTabs(["Books", "Reading list"], chosen: 0))
        scene.presenter.didChooseTab(at: 0)
        #expect(!scene.router.calls.contains(.other("reading list")))
        scene.presenter.didChooseTab(at: 1)
        #expect(scene.router.calls.last == .other("reading list"))
    }

    @Test func aListThatIsNotTheSectionsHasNoTabs() {
        #expect(PresentedBooks(isOfSection: false).presenter.controls.tabs == nil)
    }

    @Test func aMenuThatIsLeftChangesNothing() async {
        await scene.start()
        scene.presenter.didAskForState(at: 0)
        scene.presenter.didAnswer(.left)
        await letWorkRun()

        #expect(scene.view.controls.menu == nil)
        #expect(scene.library.orderCount == 0)
    }
}
