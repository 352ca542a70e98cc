import Browsing
import Entities
import Presentation

/// What the view tells it is in `RemoteListPresenter`, answered by `RemoteListComposing` (Sources/Browsing/Refining).
@MainActor
protocol MovieListPresenter: RemoteListPresenter {}

@MainActor
final class MovieListDefaultPresenter: MovieListPresenter, RemoteListComposing, SiblingListComposing {
    weak var view: (any MovieListView)?
    let remote: RemoteList<Movie, MovieQuery>
    let posters: PosterWall
    let columns: ListColumns
    let formatter: MovieListFormatter

    init(
        interactor: any MovieListInteractor, router: any MovieListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, searchPause: Pause, picturePause: Pause
    ) {
        formatter = MovieListFormatter(wording: wording)
        columns = formatter.columns
        posters = PosterWall(
            interactor.pictures, shape: .upright, pause: picturePause, notices: notices, wording: wording)
        remote = RemoteList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.movies, empty: wording.noMovies, searchPause: searchPause)
        observeList()
    }

    var listView: (any ListView)? { view }
}
