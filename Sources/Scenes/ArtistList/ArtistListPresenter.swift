import Entities
import Loading
import Navigation
import Presentation

@MainActor
protocol ArtistListPresenter: AnyObject {
    var title: String { get }
    /// Nil where there is nothing to stand above.
    var headings: ArtistHeadings? { get }
    func row(at index: Int) -> ArtistRow
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
final class ArtistListDefaultPresenter {
    private enum Work { case favourite }

    weak var view: (any ArtistListView)?
    private let interactor: any ArtistListInteractor
    private let router: any ArtistListRouter
    private let wording: Wording
    private let notices: any NoticeBoard
    private let scope = TaskScope<Work>()
    private lazy var loader = PagedListLoader(read: interactor.artists, readKept: interactor.keptArtists) {
        [weak self] in
        self?.didChange()
    }
    private var cursor = PagedListCursor<Artist>()
    /// The artist under the cursor, as the router was told.
    private var followed: ArtistID?

    init(
        interactor: any ArtistListInteractor, router: any ArtistListRouter, wording: Wording, notices: any NoticeBoard
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.notices = notices
    }
}

extension ArtistListDefaultPresenter: ArtistListPresenter {
    var title: String { wording.music }

    var headings: ArtistHeadings? {
        interactor.hasCounts ? ArtistHeadings(listeners: wording.listenersHeading, plays: wording.playsHeading) : nil
    }

    func row(at index: Int) -> ArtistRow {
        guard let artist = loader.list.item(at: index) else {
            return ArtistRow(name: "…", listeners: nil, plays: nil)
        }
        return ArtistRow(
            name: artist.id.name,
            listeners: artist.listeners.map { wording.format.grouped($0) },
            plays: artist.plays.map { wording.format.grouped($0) },
            marks: Marks(isFavourite: interactor.isFavourite(artist), hasNote: interactor.hasNote(artist)))
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
        guard let artist = loader.list.item(at: index) else { return }
        didMoveCursor(to: index)
        router.showAlbums(of: artist.id)
    }

    func didAskForRefresh() {
        if loader.activity == .idle { interactor.forgetAnswers() }
        loader.retryOrRefresh()
    }

    func didAskForNote(at index: Int) {
        guard let artist = loader.list.item(at: index) else { return }
        router.editNote(about: interactor.summary(of: artist))
    }

    func didToggleFavourite(at index: Int) {
        guard let artist = loader.list.item(at: index) else { return }
        scope.begin(.favourite) { [interactor, wording, notices] in
            do throws(LibraryFailure) { try await interactor.toggleFavourite(artist) } catch {
                notices.post(wording.library.failure(error))
            }
        }
    }

    private func didChange() {
        view?.show(ListState(loader, wording: wording, empty: wording.noArtists))
        cursor.settle(in: loader.list, isLoading: loader.activity == .loading)
        guard !cursor.isRestoring else { return }
        view?.select(row: cursor.row)
        follow()
    }

    private func follow() {
        guard cursor.id != followed else { return }
        followed = cursor.id
        if let id = cursor.id { router.followAlbums(of: id) } else { router.followNothing() }
    }
}
