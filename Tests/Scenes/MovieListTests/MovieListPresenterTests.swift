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
        let view = RemoteListViewSpy()
        let router = ListRouterSpy<MovieID>()
        let presenter: MovieListDefaultPresenter

        init(_ catalog: FakeMovieCatalog) {
            self.catalog = catalog
            presenter = MovieListDefaultPresenter(catalog, router: router, shownBy: view)
        }

        /// Shows the first rows, and waits until no more are being loaded for them.
        func start(visibleRows: Int = 10) async {
            presenter.browser.didShow(lastVisible: -1, visibleRows: visibleRows)
            await view.untilIdle()
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

    @Test func theDetailIsNotToldTwiceOfTheSameFilm() async {
        let scene = scene()
        await scene.start()
        scene.presenter.browser.didMoveCursor(to: 0)
        scene.presenter.browser.didShow(lastVisible: 9, visibleRows: 10)
        await scene.view.untilIdle()

        #expect(scene.router.calls == [.follow(1)])
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
        await scene.view.untilIdle()

        #expect(scene.view.states.last?.rowCount == 20)
        #expect(scene.view.states.last?.message == nil)
        #expect(
            scene.view.states.last?.tail
                == .failed("Could not load more: you are offline · r to retry", short: "You are offline · r to retry"))
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
