import Browsing
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import MovieList

/// The list of another query.
@MainActor
struct MovieListQueryTests {
    private let view = RemoteListViewSpy()
    private let catalog = FakeMovieCatalog(.samples(1...40))
    private let router = ListRouterSpy<MovieID>()
    private let presenter: MovieListDefaultPresenter

    init() {
        let interactor = MovieListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil)
        presenter = MovieListDefaultPresenter(
            interactor: interactor, router: router, wording: .sample("en_US"), notices: NoticeBoardSpy(),
            undo: NoticeBoardSpy().makeUndoStack(), searchPause: Pause {}, picturePause: Pause {})
        presenter.view = view
    }

    private func start() async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: 30)
        await untilIdle()
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    private func show(_ query: MovieQuery, answering movies: [Movie]) async {
        catalog.replace(with: movies)
        presenter.list.show(query)
        await untilIdle()
    }

    @Test func asksTheCatalogueForAllThatTheQuerySays() async {
        await start()
        let query = MovieQuery(sort: .rating, filters: [.genre: .only("drama"), .language: .only("ja")])
        await show(query, answering: .samples(41...45))

        #expect(catalog.lists.requests.last?.query == query)
        #expect(catalog.lists.requests.last?.page == 1)
        #expect(view.states.last?.rowCount == 5)
    }

    @Test func theSameQueryAgainIsNoNewQuestion() async {
        await start()
        let count = catalog.lists.requests.count
        presenter.list.show(presenter.list.query)
        await letWorkRun()

        #expect(catalog.lists.requests.count == count)
    }

    @Test func theDetailStaysUntilTheNewListIsThere() async {
        await start()
        catalog.lists.hold()
        catalog.replace(with: .samples(41...45))
        presenter.list.show(MovieQuery(sort: .date))
        await letWorkRun()
        #expect(router.calls == [.follow(1)])
        #expect(view.states.last?.rowCount == 40)
        catalog.lists.release()
        await untilIdle()

        #expect(router.calls == [.follow(1), .follow(41)])
        #expect(view.selected == 0)
    }

    @Test func whoComesBackToAQueryIsWhereTheyWere() async {
        await start()
        let first = presenter.list.query
        presenter.browser.didMoveCursor(to: 24)
        await show(MovieQuery(text: "late spring"), answering: .samples(41...45))
        await show(first, answering: .samples(1...40))

        #expect(view.selected == 24)
        #expect(router.calls.last == .follow(25))
    }

    @Test func whoComesBackFarDownAQueryIsWhereTheyWere() async {
        catalog.replace(with: .samples(1...300))
        await start()
        let first = presenter.list.query
        presenter.browser.didShow(lastVisible: 199, visibleRows: 30)
        await #expect(eventually { @MainActor in presenter.row(at: 210) != nil })
        await untilIdle()
        presenter.browser.didMoveCursor(to: 190)
        await show(MovieQuery(sort: .date), answering: .samples(301...305))
        presenter.browser.didShow(lastVisible: 4, visibleRows: 30)
        catalog.replace(with: .samples(1...300))
        presenter.list.show(first)

        await #expect(eventually { @MainActor in view.selected == 190 })
        await #expect(eventually { @MainActor in router.calls.last == .follow(191) })
    }

    @Test func aQueryThatFailsSaysWhyInPlaceOfTheRows() async {
        await start()
        catalog.lists.fail(.unavailable(status: 503))
        presenter.list.show(MovieQuery(sort: .title))
        await untilIdle()

        #expect(view.states.last?.rowCount == 0)
        #expect(view.states.last?.failure == .catalog(.unavailable(status: 503)))
    }
}
