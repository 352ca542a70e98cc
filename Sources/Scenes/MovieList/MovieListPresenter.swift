import Browsing
import Entities
import Presentation

@MainActor
protocol MovieListPresenter: RefinedListPresenter, PosterPresenter {
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> MovieRow?
}

@MainActor
final class MovieListDefaultPresenter {
    weak var view: (any MovieListView)?
    let refined: RefinedList<Movie, MovieQuery>
    let wall: PosterWall
    private let router: any MovieListRouter
    private let wording: Wording

    init(
        interactor: any MovieListInteractor, router: any MovieListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, pause: Pause,
        posterPause: Pause
    ) {
        self.router = router
        self.wording = wording
        wall = PosterWall(
            interactor.pictures, shape: .upright, pause: posterPause, notices: notices,
            wording: wording)
        refined = RefinedList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.movies, empty: wording.noMovies, pause: pause)
        list.browser.delegate = self
        wall.didChange = { [weak self] in self?.view?.showPosters() }
        refined.didAsk = { [weak self] in self.map { $0.view?.show($0.asking) } }
    }
}

extension MovieListDefaultPresenter: MovieListPresenter, RefinedListComposing, PosterListComposing {
    var list: KeptList<Movie, MovieQuery> { refined.kept }

    func row(at index: Int) -> MovieRow? {
        guard let movie = list.item(at: index) else { return nil }
        return MovieRow(
            title: movie.title,
            year: movie.released.map { String($0.year) },
            rating: movie.rating.map { wording.format.rating($0.average) },
            marks: list.marks(of: movie))
    }

    func didSelectRow(at index: Int) {
        guard let movie = list.item(at: index) else { return }
        browser.didMoveCursor(to: index)
        router.showDetail(of: movie.id)
    }
}

extension MovieListDefaultPresenter: PagedListBrowserDelegate {
    func didChange(_ state: ListState) {
        view?.show(refined.list(state))
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
    }

    func didFollow(_ id: MovieID?) {
        if let id { router.followDetail(of: id) } else { router.followNothing() }
    }
}

extension MovieListDefaultPresenter: SiblingListComposing {
    func didMoveDetail(to id: MovieID) {
        router.didMoveDetail(to: id)
    }
}
