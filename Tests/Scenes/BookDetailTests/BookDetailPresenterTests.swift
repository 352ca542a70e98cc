import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookDetail

@MainActor
struct BookDetailPresenterTests {
    private let scene = PresentedBook(3)

    @Test func aRememberedBookIsShownWithoutAsking() async {
        scene.catalog.remember(BookDetail.sample(3))
        let isComplete = scene.appear()
        await letWorkRun()

        #expect(isComplete)
        #expect(scene.view.state.message == nil)
        #expect(scene.asked.isEmpty)
    }

    @Test func whatAListToldIsShownWhileTheRestLoads() {
        scene.rememberSummaries()
        scene.catalog.details.hold()

        #expect(!scene.appear())
        #expect(scene.view.state.content?.title == "Book 3")
        #expect(scene.view.state.message == Message("Loading…"))
        #expect(scene.view.state.isLoading)
    }

    @Test func whatOnlyTheLibraryKnowsIsShownWhileTheRestLoads() async throws {
        try await scene.library.addFavourite(LibrarySummary(Book.sample(3, title: "Kept")))
        scene.catalog.details.hold()
        scene.appear()

        #expect(scene.view.state.title == "Kept")
        #expect(scene.view.state.content?.facts?.text == "Author 3")
    }

    @Test func aFailureEndsTheLoadingSaysWhyAndKeepsWhatWasKnown() async {
        scene.rememberSummaries()
        scene.catalog.details.fail(.unavailable(status: 502))
        scene.appear()
        await #expect(eventually { @MainActor in scene.view.state.failure != nil })

        #expect(!scene.view.state.isLoading)
        #expect(scene.view.state.message?.why == "It answered with HTTP 502.")
        #expect(scene.view.state.content?.title == "Book 3")

        scene.catalog.details.answer { .success(.sample($0.number)) }
        scene.presenter.didAskForRefresh()
        await scene.untilShown(3)
        #expect(scene.asked == [3, 3])
        #expect(scene.catalog.forgetCount == 0)
        #expect(scene.view.state.message == nil)
    }

    @Test func aRefreshForgetsAnswersAndKeepsTheBookInSightMeanwhile() async {
        scene.appear()
        await scene.untilShown(3)
        scene.catalog.details.hold()
        scene.presenter.didAskForRefresh()
        scene.presenter.didAskForRefresh()

        #expect(scene.catalog.forgetCount == 1)
        #expect(scene.view.state.isLoading)
        #expect(scene.view.state.content?.prose.isEmpty == false)
    }

    @Test func itsPageOpensInTheBrowserOnceItIsKnown() async {
        scene.rememberSummaries()
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didAskForPage()
        #expect(scene.links.opened.isEmpty)
        #expect(!scene.view.state.offers.contains(.page))

        scene.catalog.details.release()
        await scene.untilShown(3)
        scene.presenter.didAskForPage()
        #expect(scene.view.state.offers.contains(.page))
        #expect(scene.links.opened == ["https://openlibrary.org/works/OL3W"])
    }

    @Test func itBecomesAFavouriteAndGetsANote() async {
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didToggleFavourite()
        await #expect(eventually { @MainActor in scene.presenter.marks.isFavourite })
        scene.presenter.didAskForNote()

        #expect(scene.library.isFavourite(.book(BookID(3))))
        #expect(scene.navigator.calls == [.push])
    }

    @Test func beforeAnythingIsKnownThereIsNothingToKeep() {
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didToggleFavourite()
        scene.presenter.didAskForNote()

        #expect(scene.navigator.calls.isEmpty)
        #expect(scene.presenter.marks == Marks())
    }

    @Test func aScreenThatAppearsAgainShowsWhatItShowedLast() async {
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(.next)
        await scene.untilShown(4)
        scene.appear()
        await scene.untilShown(4)

        #expect(!scene.asked.dropFirst().contains(3))
    }
}
