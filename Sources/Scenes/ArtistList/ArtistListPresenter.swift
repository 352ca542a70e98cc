import Browsing
import Entities
import Presentation

@MainActor
protocol ArtistListPresenter: KeptListPresenter {
    /// The headings of the counts; nil if there are none.
    var headings: ArtistHeadings? { get }
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> ArtistRow?
}

@MainActor
final class ArtistListDefaultPresenter {
    weak var view: (any ArtistListView)?
    let list: KeptList<Artist, ArtistQuery>
    private let interactor: any ArtistListInteractor
    private let router: any ArtistListRouter
    private let wording: Wording

    init(
        interactor: any ArtistListInteractor, router: any ArtistListRouter, wording: Wording, notices: any NoticeBoard
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        list = KeptList(
            interactor: interactor, router: router, notices: notices, wording: wording, empty: wording.noArtists)
        list.browser.delegate = self
    }
}

extension ArtistListDefaultPresenter: ArtistListPresenter, KeptListComposing {
    var title: String { wording.music }

    var headings: ArtistHeadings? {
        interactor.hasCounts ? ArtistHeadings(listeners: wording.listenersHeading, plays: wording.playsHeading) : nil
    }

    func row(at index: Int) -> ArtistRow? {
        guard let artist = list.item(at: index) else { return nil }
        return ArtistRow(
            name: artist.name,
            listeners: artist.listeners.map { wording.format.grouped($0) },
            plays: artist.plays.map { wording.format.grouped($0) },
            marks: list.marks(of: artist))
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
