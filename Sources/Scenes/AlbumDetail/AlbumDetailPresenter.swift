import Browsing
import Entities
import Presentation

@MainActor
protocol AlbumDetailPresenter: AnyObject {
    var title: String { get }
    /// Facts about the artist, on one line; nil if nothing is known.
    var facts: String? { get }
    /// - Returns: whether the albums are complete in memory.
    func viewWillAppear() -> Bool
    /// The loaded rows and the cursor.
    var browser: any ListBrowser { get }
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> AlbumRow?
    func didAskForRefresh()
    func didAskForPage()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
}

@MainActor
final class AlbumDetailDefaultPresenter {
    weak var view: (any AlbumDetailView)?
    private let interactor: any AlbumDetailInteractor
    private let router: any AlbumDetailRouter
    private let wording: Wording
    private let formatter: AlbumDetailFormatter
    private let pause: Pause
    private let keeping: Keeping
    private let list: PagedListBrowser<Album>
    /// Loads the unfolded album, or the one that will be.
    private lazy var loader = DetailLoader(
        read: interactor.album, readCached: interactor.cachedAlbum, pause: pause
    ) { [weak self] in
        self?.showAlbum()
    }
    /// As the view shows it.
    private var unfolded = UnfoldedAlbum.folded

    init(
        interactor: any AlbumDetailInteractor, router: any AlbumDetailRouter, wording: Wording,
        notices: any NoticeBoard,
        pause: Pause
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.pause = pause
        formatter = AlbumDetailFormatter(wording: wording)
        keeping = Keeping(interactor: interactor, router: router, notices: notices, wording: wording)
        list = PagedListBrowser(
            PageSource(read: interactor.albums, readCached: interactor.cachedAlbums), wording: wording,
            empty: wording.noAlbums)
        list.delegate = self
    }
}

extension AlbumDetailDefaultPresenter: AlbumDetailPresenter {
    var title: String { interactor.artist.name }

    var facts: String? {
        interactor.peekedArtist().flatMap(formatter.facts)
    }

    func viewWillAppear() -> Bool {
        guard let page = interactor.peekAlbums() else {
            list.showCached()
            return false
        }
        list.start(with: page)
        return true
    }

    /// Called before it appears; loads nothing.
    func startCursor(at album: AlbumID) {
        list.startCursor(at: album)
    }

    var browser: any ListBrowser { list }

    func row(at index: Int) -> AlbumRow? {
        guard let album = list.item(at: index) else { return nil }
        var row = formatter.row(album)
        row.marks = keeping.marks(of: interactor.summary(of: album).subject)
        return row
    }

    func didAskForRefresh() {
        guard let failure = loader.failure else { return list.refresh(forget: refresh) }
        // If the album is not found, the cached list may be outdated.
        if list.failure != nil || failure == .notFound { list.refresh(forget: interactor.invalidateCache) }
        loader.load()
    }

    func didAskForPage() {
        if let page = loader.detail?.url { router.open(page) }
    }

    func didAskForNote(at index: Int) {
        guard let album = list.item(at: index) else { return }
        keeping.editNote(about: interactor.summary(of: album))
    }

    func didToggleFavourite(at index: Int) {
        guard let album = list.item(at: index) else { return }
        keeping.toggleFavourite(interactor.summary(of: album))
    }

    /// The unfolded album stays until the new one has come.
    private func refresh() {
        interactor.invalidateCache()
        if !loader.isLoading { loader.load() }
    }

    private func unfold() {
        let id = list.current
        guard id != loader.id else { return }
        loader.show(id, having: id.flatMap(interactor.peek))
        if !loader.isCurrent { loader.load() }
    }

    private func showAlbum() {
        let album = album
        guard album != unfolded else { return }
        unfolded = album
        view?.unfold(album)
    }

    /// The unfolded album, with a note if it may be old or a refresh has failed.
    private var album: UnfoldedAlbum {
        guard loader.id != nil else { return .folded }
        if let detail = loader.detail {
            var content = formatter.content(of: detail)
            content.note = loader.staleness.flatMap { wording.message($0) }
            content.failure = loader.failure
            return .content(content)
        }
        return loader.failure.map { .failed($0, wording.message($0)) } ?? .loading(Message(wording.loading))
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
