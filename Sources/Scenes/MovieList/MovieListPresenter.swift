import Browsing
import Entities
import Presentation

/// What the view tells it is in `RemoteListPresenter`, answered by `RemoteListComposing` (Sources/Browsing/Refining).
@MainActor
protocol MovieListPresenter: RemoteListPresenter {}

@MainActor
final class MovieListDefaultPresenter {
    weak var view: (any MovieListView)?
    let remote: RemoteList<Movie, MovieQuery>
    let posters: PosterWall
    let columns: ListColumns
    private let formatter: MovieListFormatter

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
}

extension MovieListDefaultPresenter: MovieListPresenter, RemoteListComposing, SiblingListComposing {
    var listView: (any ListView)? { view }

    func row(at index: Int) -> Row? {
        list.item(at: index).map { formatter.row($0, list.marks(of: $0)) }
    }

    func posterFacts(at index: Int) -> TileFacts { list.item(at: index).map(formatter.tileFacts) ?? [] }
}
