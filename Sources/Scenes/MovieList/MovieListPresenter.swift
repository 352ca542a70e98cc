import Browsing
import Entities
import Presentation

@MainActor
protocol MovieListPresenter: AnyObject {
    var title: String { get }
    /// The loaded rows and the cursor.
    var browser: any ListBrowser { get }
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> MovieRow?
    func didSelectRow(at index: Int)
    func didAskForRefresh()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
}

@MainActor
final class MovieListDefaultPresenter {
    weak var view: (any MovieListView)?
    private let interactor: any MovieListInteractor
    private let router: any MovieListRouter
    private let wording: Wording
    private let orders: Orders<LibraryFailure>
    private let list: PagedListBrowser<Movie>

    init(
        interactor: any MovieListInteractor, router: any MovieListRouter, wording: Wording, notices: any NoticeBoard
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.failure)
        list = PagedListBrowser(
            read: interactor.movies, readCached: interactor.cachedMovies, wording: wording, empty: wording.noMovies)
        list.delegate = self
    }
}

extension MovieListDefaultPresenter: MovieListPresenter {
    var title: String { wording.movies }

    var browser: any ListBrowser { list }

    func row(at index: Int) -> MovieRow? {
        guard let movie = list.item(at: index) else { return nil }
        return MovieRow(
            title: movie.title,
            year: movie.released.map { String($0.year) },
            rating: movie.rating.map { wording.format.rating($0.average) },
            marks: Marks(isFavourite: interactor.isFavourite(movie), hasNote: interactor.hasNote(movie)))
    }

    func didSelectRow(at index: Int) {
        guard let movie = list.item(at: index) else { return }
        list.didMoveCursor(to: index)
        router.showDetail(of: movie.id)
    }

    func didAskForRefresh() {
        list.refresh(forget: interactor.invalidateCache)
    }

    func didAskForNote(at index: Int) {
        guard let movie = list.item(at: index) else { return }
        router.editNote(about: interactor.summary(of: movie))
    }

    func didToggleFavourite(at index: Int) {
        guard let movie = list.item(at: index) else { return }
        orders.begin { [interactor] () async throws(LibraryFailure) in
            try await interactor.toggleFavourite(movie)
        }
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
        list.sibling(direction, of: id)
    }

    func didMove(to id: MovieID) {
        if list.moveCursor(with: id) { router.didMoveDetail(to: id) }
    }

    func loadMoreSiblings() async -> CatalogFailure? {
        await list.loadMore()
    }
}
