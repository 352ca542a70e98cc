import Browsing
import Entities
import Presentation

/// What the view tells it, `didSelectRow(at:)` say, is in `RemoteListPresenter`, answered by `RemoteListComposing`
/// (Sources/Browsing/Refining).
@MainActor
protocol MovieListPresenter: RemoteListPresenter {}

@MainActor
final class MovieListDefaultPresenter {
    weak var view: (any MovieListView)?
    let remote: RemoteList<Movie, MovieQuery>
    let posters: PosterWall
    private let formatter: MovieListFormatter
    let columns: ListColumns

    init(
        interactor: any MovieListInteractor, router: any MovieListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, pause: Pause, posterPause: Pause
    ) {
        formatter = MovieListFormatter(wording: wording)
        columns = .films(wording)
        posters = PosterWall(
            interactor.pictures, shape: .upright, pause: posterPause, notices: notices, wording: wording)
        remote = RemoteList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.movies, empty: wording.noMovies, pause: pause)
        posters.didChange = { [weak self] in self?.view?.showPosters() }
        observeList()
    }
}

extension MovieListDefaultPresenter: MovieListPresenter, RemoteListComposing, PosterListComposing,
    SiblingListComposing
{
    var list: MarkedList<Movie, MovieQuery> { remote.marked }
    var listView: (any ListView)? { view }

    func row(at index: Int) -> Row? {
        list.item(at: index).map { formatter.row($0, list.marks(of: $0)) }
    }

    func posterFacts(at index: Int) -> TileFacts { list.item(at: index).map(formatter.tileFacts) ?? [] }
}
