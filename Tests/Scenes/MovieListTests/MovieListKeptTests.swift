import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieList

/// Cached pages, early or late.
@MainActor
struct MovieListKeptTests {
    private let view = RemoteListViewSpy()
    private let router = ListRouterSpy<MovieID>()
    private let catalog = FakeMovieCatalog(.samples(1...60))
    private let presenter: MovieListDefaultPresenter

    init() {
        let interactor = MovieListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)
        presenter = MovieListDefaultPresenter(
            interactor: interactor, router: router, wording: .sample("en_US"), notices: NoticeBoardSpy(),
            undo: NoticeBoardSpy().makeUndoStack(), searchPause: Pause {}, picturePause: Pause {})
        presenter.view = view
        catalog.cachedLists.answer {
            .success(Cached(value: Page(of: .samples(101...160), number: $0.page, size: 20), age: 60, isFresh: false))
        }
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    @Test func itIsShownUntilTheServiceHasAnswered() async {
        catalog.lists.hold()
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await #expect(eventually { @MainActor in presenter.row(at: 0)?.title == "Film 101" })

        catalog.lists.release()
        await #expect(eventually { @MainActor in presenter.row(at: 0)?.title == "Film 1" })
    }

    @Test func ofAPageThatARefreshHasReplacedItIsDropped() async {
        catalog.cachedLists.answer { _ in .success(nil) }
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await untilIdle()
        catalog.cachedLists.hold()
        presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in catalog.askedPages.count == 2 })
        await untilIdle()
        catalog.cachedLists.release()
        await letWorkRun()

        #expect(presenter.row(at: 0)?.title == "Film 1")
    }
}
