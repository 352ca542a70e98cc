import Browsing
import Entities
import Presentation

@MainActor
protocol ArtistListPresenter: KeptListPresenter {
    /// The headings of the columns beside the names; empty if there are none.
    var headings: [String] { get }
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> ArtistRow?
}

@MainActor
final class ArtistListDefaultPresenter {
    weak var view: (any ArtistListView)?
    let list: KeptList<Artist, ArtistQuery>
    private let interactor: any ArtistListInteractor
    private let router: any ArtistListRouter
    private let formatter: ArtistListFormatter
    private let wording: Wording

    init(
        interactor: any ArtistListInteractor, router: any ArtistListRouter, wording: Wording, notices: any NoticeBoard
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        formatter = ArtistListFormatter(figures: interactor.figures, wording: wording)
        list = KeptList(
            interactor: interactor, router: router, notices: notices, wording: wording, empty: wording.noArtists)
        list.browser.delegate = self
    }
}

extension ArtistListDefaultPresenter: ArtistListPresenter, KeptListComposing {
    var title: String { wording.music }

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
        view?.show(state)
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
    }

    func didFollow(_ id: ArtistID?) {
        if let id { router.followAlbums(of: id) } else { router.followNothing() }
    }
}
