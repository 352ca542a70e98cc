import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieList

@MainActor
struct MovieListPresenterTests {
    @MainActor
    private struct Scene {
        let catalog: FakeMovieCatalog
        let library = FakeLibrary()
        let notices = NoticeBoardSpy()
        let view = RemoteListViewSpy()
        let router = ListRouterSpy<MovieID>()
        let presenter: MovieListDefaultPresenter

        init(_ catalog: FakeMovieCatalog) {
            self.catalog = catalog
            let interactor = MovieListDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore(), asked: nil)
            presenter = MovieListDefaultPresenter(
                interactor: interactor, router: router, wording: .sample("en_US"), notices: notices,
                undo: notices.makeUndoStack(), searchPause: Pause {}, picturePause: Pause {})
            presenter.view = view
        }

        /// Shows the first rows, and waits until no more are being loaded for them.
        func start(visibleRows: Int = 10) async {
            presenter.browser.didShow(lastVisible: -1, visibleRows: visibleRows)
            await untilIdle()
        }

        func untilIdle() async {
            await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
        }

        func refresh() async {
            presenter.didAskForRefresh()
            await untilIdle()
        }
    }

    private func scene(_ numbers: ClosedRange<Int> = 1...100, pageSize: Int = 20) -> Scene {
        Scene(FakeMovieCatalog(.samples(numbers), pageSize: pageSize))
    }

    @Test func saysThatItLoadsBeforeTheFirstRowsAreThere() {
        let scene = scene()
        scene.catalog.lists.hold()
        scene.presenter.browser.didShow(lastVisible: -1, visibleRows: 10)

        #expect(scene.view.states.map(\.message) == [Message("Loading…")])
        #expect(scene.view.states.last?.isLoading == true)
    }

    @Test func asksForPagesInOrderAsFarAsTheyAreNeeded() async {
        let scene = scene()
        await scene.start(visibleRows: 10)
        #expect(scene.catalog.askedPages == [1])

        scene.presenter.browser.didShow(lastVisible: 9, visibleRows: 10)
        await scene.untilIdle()
        #expect(scene.catalog.askedPages == [1, 2])
        #expect(scene.view.states.last?.rowCount == 40)
    }

    @Test func aRowIsAFilmInTheReadersLocale() async {
        let movie = Movie.sample(50, title: "Yi Yi", rating: Rating(average: 7.86, votes: 12))
        let scene = Scene(FakeMovieCatalog([movie]))
        await scene.start()

        #expect(scene.presenter.row(at: 0) == Row(film: "Yi Yi", year: "2000", rating: "7.9", step: .high))
    }

    @Test func theStatusSaysWhereTheCursorIsAmongAll() async {
        let scene = scene(1...2_500)
        await scene.start()

        #expect(scene.presenter.browser.status(atRow: 1) == "2 of 2,500")
    }

    @Test func anEmptyListSaysSo() async {
        let scene = Scene(FakeMovieCatalog([]))
        await scene.start()

        #expect(scene.view.states.last?.message?.what == "No films")
        #expect(scene.router.calls.isEmpty)
    }

    @Test func theDetailFollowsAtTheFirstData() async {
        let scene = scene()
        await scene.start()

        #expect(scene.router.calls == [.follow(1)])
    }

    @Test func theDetailFollowsTheCursor() async {
        let scene = scene()
        await scene.start()
        scene.presenter.browser.didMoveCursor(to: 1)
        scene.presenter.browser.didMoveCursor(to: 4)

        #expect(scene.router.calls == [.follow(1), .follow(2), .follow(5)])
    }

    @Test func theDetailIsNotToldTwiceOfTheSameFilm() async {
        let scene = scene()
        await scene.start()
        scene.presenter.browser.didMoveCursor(to: 0)
        scene.presenter.browser.didShow(lastVisible: 9, visibleRows: 10)
        await scene.untilIdle()

        #expect(scene.router.calls == [.follow(1)])
    }

    @Test func aRowThatIsSelectedOpensItsFilm() async {
        let scene = scene()
        await scene.start()
        scene.presenter.didSelectRow(at: 2)

        #expect(scene.router.calls.last == .show(3))
    }

    @Test func aRowThatIsNotThereOpensNothing() async {
        let scene = scene(1...3)
        await scene.start()
        scene.presenter.didSelectRow(at: 3)

        #expect(scene.router.calls == [.follow(1)])
    }

    @Test func aFirstFailureSaysWhyInPlaceOfRows() async {
        let scene = scene()
        scene.catalog.lists.fail(.timedOut(host: "api.example.org"))
        await scene.start()

        #expect(scene.view.states.last?.message?.isFailure == true)
        #expect(scene.view.states.last?.message?.why == "api.example.org did not answer in time.")
    }

    @Test func aLaterFailureStandsBelowTheRows() async {
        let scene = scene()
        await scene.start()
        scene.catalog.lists.fail(.offline)
        scene.presenter.browser.didShow(lastVisible: 19, visibleRows: 10)
        await scene.untilIdle()

        #expect(scene.view.states.last?.rowCount == 20)
        #expect(scene.view.states.last?.message == nil)
        #expect(
            scene.view.states.last?.tail
                == .failed("Could not load more: you are offline · r to retry", short: "You are offline · r to retry"))
    }

    @Test func aRetryAsksForThePageThatFailedAndForgetsNothing() async {
        let scene = scene()
        await scene.start()
        scene.catalog.lists.fail(.offline)
        scene.presenter.browser.didShow(lastVisible: 19, visibleRows: 10)
        await scene.untilIdle()
        scene.catalog.replace(with: .samples(1...100))
        await scene.refresh()

        #expect(scene.catalog.askedPages.prefix(3) == [1, 2, 2])
        #expect(scene.catalog.forgetCount == 0)
        #expect(scene.presenter.row(at: 20)?.title == "Film 21")
    }

    @Test func aRefreshWhileLoadingAsksForNothingMore() async {
        let scene = scene()
        scene.catalog.lists.hold()
        scene.presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await #expect(eventually { scene.catalog.lists.waiting.count == 1 })
        scene.presenter.didAskForRefresh()
        await letWorkRun()

        #expect(scene.catalog.askedPages == [1])
        #expect(scene.catalog.forgetCount == 0)
    }
}
