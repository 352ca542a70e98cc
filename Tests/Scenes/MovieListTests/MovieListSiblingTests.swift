import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing
@testable import MovieList

/// The list as the source of siblings for a detail.
@MainActor
struct MovieListSiblingTests {
    private let view = MovieListViewSpy()
    private let router = MovieListRouterSpy()
    private let catalog = FakeMovieCatalog(.samples(1...40))
    private let presenter: MovieListDefaultPresenter

    init() {
        let interactor = MovieListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore()
        ) { .sampleToday }
        presenter = MovieListDefaultPresenter(
            interactor: interactor, router: router, wording: .sample("en_US"), notices: NoticeBoardSpy(),
            undo: NoticeBoardSpy().makeUndoStack(), pause: Pause {}, posterPause: Pause {})
        presenter.view = view
    }

    private func start() async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: 5)
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    @Test(arguments: [(SiblingDirection.next, 6), (.previous, 4)])
    func aFilmHasNeighbours(direction: SiblingDirection, expected: Int) async {
        await start()

        #expect(presenter.sibling(direction, of: MovieID(5)) == .item(MovieID(expected)))
    }

    @Test func nothingComesBeforeTheFirst() async {
        await start()

        #expect(presenter.sibling(.previous, of: MovieID(1)) == .none)
    }

    @Test func whatComesAfterTheLastRowIsNotLoadedYet() async {
        await start()

        #expect(presenter.sibling(.next, of: MovieID(20)) == .notLoaded)
    }

    @Test func moreIsLoadedWhenTheDetailNeedsIt() async {
        await start()
        let failure = await presenter.loadMoreSiblings()

        #expect(failure == nil)
        #expect(catalog.askedPages == [1, 2])
        #expect(presenter.sibling(.next, of: MovieID(20)) == .item(MovieID(21)))
        #expect(presenter.sibling(.next, of: MovieID(40)) == .none)
    }

    @Test func saysWhyThereIsNoMore() async {
        await start()
        catalog.lists.fail(.offline)

        await #expect(presenter.loadMoreSiblings() == .offline)
    }

    @Test func theCursorGoesAlongWithTheDetail() async {
        await start()
        presenter.didMove(to: MovieID(3))

        #expect(view.selected == 2)
        #expect(router.calls == [.follow(1), .didMove(3)])
    }

    @Test func theCursorStaysWhereTheDetailShowsAFilmThatIsNotInTheList() async {
        await start()
        presenter.didMove(to: MovieID(99))

        #expect(view.selected == 0)
        #expect(router.calls == [.follow(1)])
    }

    @Test func afterThatTheCursorGoesOnFromThere() async {
        await start()
        presenter.didMove(to: MovieID(3))
        presenter.browser.didMoveCursor(to: 2)
        presenter.browser.didMoveCursor(to: 3)

        #expect(router.calls == [.follow(1), .didMove(3), .follow(4)])
    }
}
