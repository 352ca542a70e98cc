import Entities
import Loading
import Navigation
import Presentation

@MainActor
protocol MovieListPresenter: AnyObject {
    var title: String { get }
    func row(at index: Int) -> MovieRow
    func status(atRow index: Int) -> String?
    /// What finds the item of a row again in a later session.
    func itemName(atRow index: Int) -> String?
    func restoreCursor(to item: String?, row: Int)
    /// What is in sight now; -1 for no row.
    func didShow(lastVisible: Int, visibleRows: Int)
    func didMoveCursor(to index: Int)
    func didSelectRow(at index: Int)
    func didAskForRefresh()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
}

@MainActor
final class MovieListDefaultPresenter {
    private enum Work { case favourite }

    weak var view: (any MovieListView)?
    private let interactor: any MovieListInteractor
    private let router: any MovieListRouter
    private let wording: Wording
    private let notices: any NoticeBoard
    private let scope = TaskScope<Work>()
    private lazy var loader = PagedListLoader(read: interactor.movies, readKept: interactor.keptMovies) { [weak self] in
        self?.didChange()
    }
    private var cursor = PagedListCursor<Movie>()
    /// The film under the cursor, as the router was told.
    private var followed: MovieID?

    init(
        interactor: any MovieListInteractor, router: any MovieListRouter, wording: Wording, notices: any NoticeBoard
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.notices = notices
    }
}

extension MovieListDefaultPresenter: MovieListPresenter {
    var title: String { wording.movies }

    func row(at index: Int) -> MovieRow {
        guard let movie = loader.list.item(at: index) else { return MovieRow(title: "…", year: nil, rating: nil) }
        return MovieRow(
            title: movie.title,
            year: movie.released.map { String($0.year) },
            rating: movie.rating.map { wording.format.rating($0.average) },
            marks: Marks(isFavourite: interactor.isFavourite(movie), hasNote: interactor.hasNote(movie)))
    }

    func status(atRow index: Int) -> String? {
        wording.position(atRow: index, of: loader)
    }

    func itemName(atRow index: Int) -> String? {
        loader.list.item(at: index).map { "\($0.id)" }
    }

    func restoreCursor(to item: String?, row: Int) {
        cursor.restore(item: item, row: row)
        loader.want(rows: row + 1)
        didChange()
    }

    func didShow(lastVisible: Int, visibleRows: Int) {
        loader.didShow(lastVisible: lastVisible, visibleRows: visibleRows)
    }

    func didMoveCursor(to index: Int) {
        cursor.move(to: index, in: loader.list)
        follow()
    }

    func didSelectRow(at index: Int) {
        guard let movie = loader.list.item(at: index) else { return }
        didMoveCursor(to: index)
        router.showDetail(of: movie.id)
    }

    func didAskForRefresh() {
        if loader.activity == .idle { interactor.forgetAnswers() }
        loader.retryOrRefresh()
    }

    func didAskForNote(at index: Int) {
        guard let movie = loader.list.item(at: index) else { return }
        router.editNote(about: interactor.summary(of: movie))
    }

    func didToggleFavourite(at index: Int) {
        guard let movie = loader.list.item(at: index) else { return }
        scope.begin(.favourite) { [interactor, wording, notices] in
            do throws(LibraryFailure) { try await interactor.toggleFavourite(movie) } catch {
                notices.post(wording.library.failure(error))
            }
        }
    }

    private func didChange() {
        view?.show(ListState(loader, wording: wording, empty: wording.noMovies))
        cursor.settle(in: loader.list, isLoading: loader.activity == .loading)
        guard !cursor.isRestoring else { return }
        view?.select(row: cursor.row)
        follow()
    }

    private func follow() {
        guard cursor.id != followed else { return }
        followed = cursor.id
        if let id = cursor.id { router.followDetail(of: id) } else { router.followNothing() }
    }
}

extension MovieListDefaultPresenter: SiblingSource {
    func sibling(_ direction: SiblingDirection, of id: MovieID) -> Sibling<MovieID> {
        loader.list.sibling(direction, of: id)
    }

    func didMove(to id: MovieID) {
        guard let index = loader.list.index(of: id) else { return }
        cursor.move(to: index, in: loader.list)
        followed = id
        view?.select(row: index)
        router.didMoveDetail(to: id)
    }

    func loadMoreSiblings() async -> Message? {
        await loader.loadMore(around: cursor.row)
        guard case .failed(let failure) = loader.activity else { return nil }
        return wording.message(failure)
    }
}
