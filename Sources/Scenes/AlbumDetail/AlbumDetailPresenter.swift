import Browsing
import Entities
import Pictures
import Presentation

@MainActor
protocol AlbumDetailPresenter: KeptRowsPresenter, PosterPresenter {
    /// The artist, by name.
    var known: KnownItem { get }
    /// What there is to copy of the artist, whose albums are rows.
    var copyableArtist: CopyableThing { get }
    /// Facts about the artist, on one line; nil if nothing is known.
    var facts: String? { get }
    /// What the reader has said of the artist.
    var said: KeptWords { get }
    /// - Returns: whether the albums are complete in memory.
    func viewWillAppear() -> Bool
    /// The screen is laid out, with this room for a picture, nil for none, room for the beginning of the biography or none, and covers in
    /// a row or none.
    func viewDidLayOut(pictureBox: PictureBox?, hasBiography: Bool, hasCovers: Bool)
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> AlbumRow?
    /// Whether the year of any album is known: some sources tell of none.
    var hasYears: Bool { get }
    func didAskForPage()
    /// Nil until it is here, and where there is none.
    var biography: String? { get }
    /// - Parameter albums: how many there are; nil where nobody knows yet.
    func headings(albums: Int?) -> ArtistHeadings
    /// The user unfolds that, or folds it.
    func didToggleAbout()
    /// The user goes to something that is named there.
    func didSelect(_ place: Place)
}

@MainActor
final class AlbumDetailDefaultPresenter {
    weak var view: (any AlbumDetailView)?
    let list: MarkedList<Album, ArtistID>
    let posters: PosterWall
    private let interactor: any AlbumDetailInteractor
    private let router: any AlbumDetailRouter
    private let formatter: AlbumDetailFormatter
    /// Loads the unfolded album, or the one that will be.
    private let loader: DetailLoader<AlbumID, AlbumDetail>
    private let kept: KeptDetail
    private let about: AboutArtist
    /// The cover of the album under the cursor, or a picture of the artist.
    private let picture: PictureFollower
    /// Whether all covers are in a row, so that the artist's picture comes first.
    private var hasCovers = false
    private(set) var hasYears = false
    private var unfolded = UnfoldedAlbum.folded {
        didSet { if unfolded != oldValue { view?.unfold(unfolded) } }
    }

    init(
        interactor: any AlbumDetailInteractor, router: any AlbumDetailRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.interactor = interactor
        self.router = router
        formatter = AlbumDetailFormatter(wording: wording)
        loader = DetailLoader(read: interactor.album, readCached: interactor.cachedAlbum, pause: pause)
        kept = KeptDetail(interactor: interactor)
        picture = PictureFollower(interactor.pictures, pause: pause)
        posters = PosterWall(interactor.pictures, shape: .square, pause: pause, notices: notices, wording: wording)
        about = AboutArtist(
            interactor.artist, read: interactor.detail, readCached: interactor.cachedDetail,
            readBiography: interactor.biography, kept: KeptDetail(interactor: interactor), pause: pause)
        list = MarkedList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            empty: wording.noAlbums)
        list.browser.delegate = self
        loader.didChange = { [weak self] in self?.showAlbum() }
        about.didChange = { [weak self] in self?.showAbout() }
        kept.didChange = { [weak self] in self?.showAlbum() }
        picture.didChange = { [weak self] in self?.showPicture() }
        posters.didChange = { [weak self] in self?.view?.showPosters() }
        libraryMarks.onChange { [weak self] in
            self.map { $0.view?.ask($0.libraryMarks.menu, isComing: $0.libraryMarks.isAboutToAsk) }
        }
    }
}

extension AlbumDetailDefaultPresenter: AlbumDetailPresenter, PosterListComposing {
    var title: String { interactor.peekedArtist()?.name ?? interactor.name }

    var known: KnownItem { KnownItem(LibrarySummary(subject: .artist(interactor.artist), title: title)) }

    var copyableArtist: CopyableThing { list.copyable(known.summary) }

    var facts: String? { formatter.facts(of: interactor.peekedArtist(), about.detail, about.kept.said.plays) }
    var said: KeptWords { about.said(in: formatter.wording) }
    var biography: String? { about.biography }

    func viewWillAppear() -> Bool {
        about.kept.show(known.summary)
        return list.browser.start(with: interactor.peekAlbums())
    }

    /// Called before it appears; loads nothing.
    func startCursor(at album: AlbumID) { list.browser.startCursor(at: album) }

    func viewDidLayOut(pictureBox: PictureBox?, hasBiography: Bool, hasCovers: Bool) {
        picture.makeRoom(for: pictureBox)
        if hasBiography { about.makeRoomForBiography() }
        guard hasCovers != self.hasCovers else { return }
        self.hasCovers = hasCovers
        if loader.id != nil { showPicture() }
    }

    func row(at index: Int) -> AlbumRow? {
        list.item(at: index).map { formatter.row($0, list.marks(of: $0)) }
    }

    func headings(albums: Int?) -> ArtistHeadings { formatter.headings(albums: albums) }

    func didToggleAbout() { about.toggle() }

    func didSelect(_ place: Place) { router.go(to: place) }

    func didAskForRefresh() {
        picture.tryAgain()
        posters.tryAgain()
        if about.refresh(forget: interactor.invalidateCache) { return }
        guard let failure = loader.failure else { return list.browser.refresh(forget: refresh) }
        // If the album is not found, the cached list may be outdated.
        if list.browser.failure != nil || failure == .notFound { list.refresh() }
        loader.load()
    }

    func didAskForPage() {
        if let page = about.isUnfolded ? about.detail?.page : loader.detail?.url { router.go(to: .page(page)) }
    }

    /// The unfolded album stays until the new one has come.
    private func refresh() {
        interactor.invalidateCache()
        if !loader.isLoading { loader.load() }
    }

    private func showAbout() {
        view?.show(
            about.state(in: formatter.wording) { formatter.content(of: $0, said, leadsToTags: interactor.knowsTags) })
    }

    private func showPicture() {
        let album = list.browser.currentItem
        let portrait = interactor.peekedArtist()?.picture ?? about.detail?.picture
        picture.show(hasCovers ? portrait ?? album?.picture : album?.picture ?? portrait)
        view?.showPicture(picture.state(.square, of: hasCovers ? title : album?.title ?? title))
    }

    private func unfold() {
        showPicture()
        loader.follow(list.browser.current, having: interactor.peek)
    }

    private func showAlbum() {
        kept.show(loader.detail.map { LibrarySummary($0) })
        let age = loader.staleness.flatMap { formatter.wording.message($0) }
        unfolded = loader.id == nil ? .folded : formatter.unfolded(loader.detail, age, loader.failure, kept.said)
    }
}

extension AlbumDetailDefaultPresenter: PagedListBrowserDelegate {
    func didChange(_ state: ListState) {
        hasYears = hasYears || (0..<state.rowCount).contains { list.item(at: $0)?.released != nil }
        view?.show(state)
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
        // The refreshed list may not have the album, or not yet.
        unfold()
    }

    func didFollow(_ id: AlbumID?) { unfold() }
}
