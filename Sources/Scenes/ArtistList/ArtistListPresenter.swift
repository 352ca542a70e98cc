import Browsing
import Entities
import Presentation

@MainActor
protocol ArtistListPresenter: AnyObject {
    var title: String { get }
    /// Nil if there are no columns of counts.
    var headings: ArtistHeadings? { get }
    /// The loaded rows and the cursor.
    var browser: any ListBrowser { get }
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> ArtistRow?
    func didSelectRow(at index: Int)
    func didAskForRefresh()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
}

@MainActor
final class ArtistListDefaultPresenter {
    weak var view: (any ArtistListView)?
    private let interactor: any ArtistListInteractor
    private let router: any ArtistListRouter
    private let wording: Wording
    private let orders: Orders<LibraryFailure>
    private let list: PagedListBrowser<Artist>

    init(
        interactor: any ArtistListInteractor, router: any ArtistListRouter, wording: Wording, notices: any NoticeBoard
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.failure)
        list = PagedListBrowser(
            read: interactor.artists, readCached: interactor.cachedArtists, wording: wording, empty: wording.noArtists)
        list.delegate = self
    }
}

extension ArtistListDefaultPresenter: ArtistListPresenter {
    var title: String { wording.music }

    var headings: ArtistHeadings? {
        interactor.hasCounts ? ArtistHeadings(listeners: wording.listenersHeading, plays: wording.playsHeading) : nil
    }

    var browser: any ListBrowser { list }

    func row(at index: Int) -> ArtistRow? {
        guard let artist = list.item(at: index) else { return nil }
        return ArtistRow(
            name: artist.id.name,
            listeners: artist.listeners.map { wording.format.grouped($0) },
            plays: artist.plays.map { wording.format.grouped($0) },
            marks: Marks(isFavourite: interactor.isFavourite(artist), hasNote: interactor.hasNote(artist)))
    }

    func didSelectRow(at index: Int) {
        guard let artist = list.item(at: index) else { return }
        list.didMoveCursor(to: index)
        router.showAlbums(of: artist.id)
    }

    func didAskForRefresh() {
        list.refresh(forget: interactor.invalidateCache)
    }

    func didAskForNote(at index: Int) {
        guard let artist = list.item(at: index) else { return }
        router.editNote(about: interactor.summary(of: artist))
    }

    func didToggleFavourite(at index: Int) {
        guard let artist = list.item(at: index) else { return }
        orders.begin { [interactor] () async throws(LibraryFailure) in
            try await interactor.toggleFavourite(artist)
        }
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
