import Browsing
import Entities
import Presentation

@MainActor
protocol MovieListPresenter: KeptListPresenter {
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> MovieRow?
}

@MainActor
final class MovieListDefaultPresenter {
    weak var view: (any MovieListView)?
    let list: KeptList<Movie, MovieQuery>
    private let router: any MovieListRouter
    private let wording: Wording

    init(
        interactor: any MovieListInteractor, router: any MovieListRouter, wording: Wording, notices: any NoticeBoard
    ) {
        self.router = router
        self.wording = wording
        list = KeptList(
            interactor: interactor, router: router, notices: notices, wording: wording, empty: wording.noMovies)
        list.browser.delegate = self
    }
}

extension MovieListDefaultPresenter: MovieListPresenter, KeptListComposing {
    var title: String { wording.movies }

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
        view?.show(state)
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
    }

    func didFollow(_ id: MovieID?) {
        if let id { router.followDetail(of: id) } else { router.followNothing() }
    }
}

extension MovieListDefaultPresenter: SiblingSource {
    func sibling(_ direction: SiblingDirection, of id: MovieID) -> Sibling<MovieID> {
        list.browser.sibling(direction, of: id)
    }

    func didMove(to id: MovieID) {
        if list.browser.moveCursor(with: id) { router.didMoveDetail(to: id) }
    }

    func loadMoreSiblings() async -> CatalogFailure? {
        await list.browser.loadMore()
    }
}
