import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieList

/// The cursor during a refresh.
@MainActor
struct MovieListRefreshTests {
    private let view = RemoteListViewSpy()
    private let router = ListRouterSpy<MovieID>()
    private let catalog: FakeMovieCatalog
    private let presenter: MovieListDefaultPresenter

    init() {
        catalog = FakeMovieCatalog(.samples(1...40))
        let interactor = MovieListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)
        presenter = MovieListDefaultPresenter(
            interactor: interactor, router: router, wording: .sample("en_US"), notices: NoticeBoardSpy(),
            undo: NoticeBoardSpy().makeUndoStack(), searchPause: Pause {}, picturePause: Pause {})
        presenter.view = view
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    /// Loads the whole list, and puts the cursor on a row.
    private func start(cursor: Int) async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: 30)
        await untilIdle()
        presenter.browser.didMoveCursor(to: cursor)
    }

    private func refresh(_ movies: [Movie]) async {
        catalog.replace(with: movies)
        presenter.didAskForRefresh()
        await untilIdle()
    }

    @Test func aRefreshForgetsAnswersAndAsksFromTheFirstPage() async {
        await start(cursor: 0)
        await refresh(.samples(1...40))

        #expect(catalog.forgetCount == 1)
        #expect(catalog.askedPages == [1, 2, 1, 2])
    }

    @Test func theRowsStayUntilTheNewOnesHaveCome() async {
        await start(cursor: 0)
        catalog.lists.hold()
        presenter.didAskForRefresh()

        #expect(view.states.last?.rowCount == 40)
        #expect(view.states.last?.tail == .loading("Loading more…"))
    }

    @Test func theCursorStaysOnItsFilmWhereverThatIsNow() async {
        await start(cursor: 4)
        await refresh([.sample(5)] + .samples(41...60))

        #expect(view.selected == 0)
        #expect(router.calls == [.follow(1), .follow(5)])
    }

    @Test func theCursorStaysOnItsFilmThoughThatComesOnALaterPage() async {
        await start(cursor: 35)
        await refresh(.samples(1...40))

        #expect(view.selected == 35)
        #expect(router.calls == [.follow(1), .follow(36)])
    }

    @Test func whereItsFilmIsGoneTheCursorGoesToWhatStandsInItsPlace() async {
        await start(cursor: 4)
        await refresh(.samples(41...60))

        #expect(view.selected == 4)
        #expect(router.calls.last == .follow(45))
    }

    @Test func inAListThatHasBecomeShorterTheCursorGoesToTheLastRow() async {
        await start(cursor: 35)
        await refresh(.samples(41...43))

        #expect(view.selected == 2)
        #expect(router.calls.last == .follow(43))
        #expect(presenter.sibling(.next, of: MovieID(43)) == .none)
    }

    @Test func inAListThatHasBecomeEmptyThereIsNothingToFollow() async {
        await start(cursor: 4)
        await refresh([])

        #expect(view.states.last?.message?.what == "No films")
        #expect(router.calls.last == .followNothing)
    }

    @Test func aRowSelectedWhileItsFilmIsStillToComeIsWhereTheCursorIs() async {
        await start(cursor: 35)
        catalog.lists.hold()
        presenter.didAskForRefresh()
        let requests = catalog.lists.requests.count
        await #expect(eventually { catalog.lists.waiting.map(\.page) == [1] })
        if let first = catalog.lists.waiting.first { catalog.lists.release(first) }
        await #expect(eventually { catalog.lists.requests.count > requests + 1 })
        presenter.didSelectRow(at: 19)
        catalog.lists.release()
        await untilIdle()

        #expect(view.selected == 19)
        #expect(router.calls.suffix(2) == [.follow(20), .show(20)])
    }
}
