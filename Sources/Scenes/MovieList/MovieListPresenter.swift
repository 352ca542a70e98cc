import Browsing
import Entities
import Presentation

/// What the view tells it is in `RemoteListPresenter`, answered by `RemoteListComposing` (Sources/Browsing/RemoteLists).
@MainActor
protocol MovieListPresenter: RemoteListPresenter {}

@MainActor
final class MovieListDefaultPresenter: MovieListPresenter, RemoteListComposing, SiblingListComposing {
    weak var view: (any MovieListView)?
    var listView: (any ListView)? { view }
    let remote: RemoteList<Movie, MovieQuery>
    let posters: PosterWall
    let formatter: MovieListFormatter
    private(set) lazy var columns = formatter.columns

    init(
        interactor: any MovieListInteractor, router: any MovieListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, searchPause: Pause, picturePause: Pause
    ) {
        formatter = MovieListFormatter(wording: wording)
        posters = PosterWall(
            interactor.pictures, shape: .upright, pause: picturePause, notices: notices, wording: wording)
        remote = RemoteList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.movies, empty: wording.noMovies, searchPause: searchPause)
        observeList()
    }
}
