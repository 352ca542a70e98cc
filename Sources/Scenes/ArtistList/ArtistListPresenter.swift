import Browsing
import Entities
import Presentation

@MainActor
protocol ArtistListPresenter: RefinedListPresenter, PosterPresenter {
    /// The headings of the columns beside the names; empty if there are none.
    var headings: [String] { get }
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> ArtistRow?
}

@MainActor
final class ArtistListDefaultPresenter {
    weak var view: (any ArtistListView)?
    let refined: RefinedList<Artist, ArtistQuery>
    private let interactor: any ArtistListInteractor
    let wall: PosterWall
    private let router: any ArtistListRouter
    private let formatter: ArtistListFormatter

    init(
        interactor: any ArtistListInteractor, router: any ArtistListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, pause: Pause,
        posterPause: Pause
    ) {
        self.interactor = interactor
        self.router = router
        formatter = ArtistListFormatter(figures: interactor.figures, wording: wording)
        wall = PosterWall(
            interactor.pictures, shape: .square, pause: posterPause, notices: notices,
            wording: wording)
        refined = RefinedList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.music, empty: wording.noArtists, pause: pause)
        list.browser.delegate = self
        wall.didChange = { [weak self] in self?.view?.showPosters() }
        refined.didAsk = { [weak self] in self.map { $0.view?.show($0.asking) } }
    }
}

extension ArtistListDefaultPresenter: ArtistListPresenter, RefinedListComposing, PosterListComposing {
    var list: KeptList<Artist, ArtistQuery> { refined.kept }

    var headings: [String] { formatter.headings }

    func row(at index: Int) -> ArtistRow? {
        list.item(at: index).map { formatter.row($0, list.marks(of: $0)) }
    }

    func didSelectRow(at index: Int) {
        guard let artist = list.item(at: index) else { return }
        browser.didMoveCursor(to: index)
        router.showAlbums(of: artist.id)
    }
}

extension ArtistListDefaultPresenter: PagedListBrowserDelegate {
    func didChange(_ state: ListState) {
        view?.show(refined.list(state))
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
    }

    func didFollow(_ id: ArtistID?) {
        if let id { router.followAlbums(of: id) } else { router.followNothing() }
    }
}
