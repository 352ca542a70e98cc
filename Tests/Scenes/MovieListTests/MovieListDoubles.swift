import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieList

// The doubles that scenes share, as those of this one.

extension RemoteListViewSpy: MovieListView {}

extension RemoteListPresenterStub: MovieListPresenter {}

extension ListRouterSpy: MovieListRouter where ID == MovieID {}

extension DestinationsSpy: MovieListDestinations {}

extension Row {
    /// A film as the list shows it.
    init(film title: String, year: String?, rating: String?, step: RatingStep? = nil, marks: Marks = Marks()) {
        self.init(title, marks, step: step, [year, rating])
    }
}

extension RemoteListViewSpy {
    /// Waits until no rows are being loaded.
    func untilIdle() async {
        await #expect(eventually { @MainActor in self.states.last?.isLoading == false })
    }
}

extension MovieListDefaultPresenter {
    /// With doubles for all that a test does not look at, and no time between what it does and its effect.
    convenience init(
        _ catalog: FakeMovieCatalog, asked: MovieQuery? = nil, library: FakeLibrary = FakeLibrary(),
        router: ListRouterSpy<MovieID> = ListRouterSpy(), notices: NoticeBoardSpy = NoticeBoardSpy(),
        undo: UndoStack<LibraryFailure>? = nil, pause: Pause = Pause {}, shownBy view: any MovieListView
    ) {
        self.init(
            interactor: MovieListDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore(), asked: asked),
            router: router, wording: .sample("en_US"), notices: notices, undo: undo ?? notices.makeUndoStack(),
            searchPause: pause, picturePause: Pause {})
        self.view = view
    }
}
