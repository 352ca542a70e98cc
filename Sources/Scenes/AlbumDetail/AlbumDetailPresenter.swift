import Browsing
import Entities
import Presentation

@MainActor
protocol AlbumDetailPresenter: KeptRowsPresenter {
    /// Facts about the artist, on one line; nil if nothing is known.
    var facts: String? { get }
    /// - Returns: whether the albums are complete in memory.
    func viewWillAppear() -> Bool
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> AlbumRow?
    func didAskForPage()
}

@MainActor
final class AlbumDetailDefaultPresenter {
    weak var view: (any AlbumDetailView)?
    let list: KeptList<Album, ArtistID>
    private let interactor: any AlbumDetailInteractor
    private let router: any AlbumDetailRouter
    private let formatter: AlbumDetailFormatter
    /// Loads the unfolded album, or the one that will be.
    private let loader: DetailLoader<AlbumID, AlbumDetail>
    /// As the view shows it.
    private var unfolded = UnfoldedAlbum.folded

    init(
        interactor: any AlbumDetailInteractor, router: any AlbumDetailRouter, wording: Wording,
        notices: any NoticeBoard, pause: Pause
    ) {
        self.interactor = interactor
        self.router = router
        formatter = AlbumDetailFormatter(wording: wording)
        loader = DetailLoader(read: interactor.album, readCached: interactor.cachedAlbum, pause: pause)
        list = KeptList(
            interactor: interactor, router: router, notices: notices, wording: wording, empty: wording.noAlbums)
        list.browser.delegate = self
        loader.didChange = { [weak self] in self?.showAlbum() }
    }
}

extension AlbumDetailDefaultPresenter: AlbumDetailPresenter, KeptListComposing {
    var title: String { interactor.peekedArtist()?.name ?? interactor.name }

    var facts: String? {
        interactor.peekedArtist().flatMap(formatter.facts)
    }

    func viewWillAppear() -> Bool {
        list.browser.start(with: interactor.peekAlbums())
    }

    /// Called before it appears; loads nothing.
    func startCursor(at album: AlbumID) {
        list.browser.startCursor(at: album)
    }

    func row(at index: Int) -> AlbumRow? {
        list.item(at: index).map { formatter.row($0, list.marks(of: $0)) }
    }

    func didAskForRefresh() {
        guard let failure = loader.failure else { return list.browser.refresh(forget: refresh) }
        // If the album is not found, the cached list may be outdated.
        if list.browser.failure != nil || failure == .notFound { list.refresh() }
        loader.load()
    }

    func didAskForPage() {
        if let page = loader.detail?.url { router.open(page) }
    }

    /// The unfolded album stays until the new one has come.
    private func refresh() {
        interactor.invalidateCache()
        if !loader.isLoading { loader.load() }
    }

    private func unfold() {
        loader.follow(list.browser.current, having: interactor.peek)
    }

    private func showAlbum() {
        let note = loader.staleness.flatMap { formatter.wording.message($0) }
        let album = loader.id == nil ? .folded : formatter.unfolded(loader.detail, note: note, loader.failure)
        guard album != unfolded else { return }
        unfolded = album
        view?.unfold(album)
    }
}

extension AlbumDetailDefaultPresenter: PagedListBrowserDelegate {
    func didChange(_ state: ListState) {
        view?.show(state)
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
        // The refreshed list may not have the album, or not yet.
        unfold()
    }

    func didFollow(_ id: AlbumID?) {
        unfold()
    }
}
