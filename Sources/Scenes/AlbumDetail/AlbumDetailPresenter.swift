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
    /// - Returns: whether the albums are complete in memory.
    func viewWillAppear() -> Bool
    /// The screen is laid out, with this room for a picture, nil for none, and covers in a row or none.
    func viewDidLayOut(pictureBox: PictureBox?, hasCovers: Bool)
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> AlbumRow?
    /// Whether the year of any album is known: some sources tell of none.
    var hasYears: Bool { get }
    func didAskForPage()
    /// There is room for the beginning of the biography: it is fetched if the user rests on the page.
    func didMakeRoomForBiography()
    /// Nil until it is here, and where there is none.
    var biography: String? { get }
    /// The heading of what else is known of the artist.
    var aboutHeading: String { get }
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
    private let plays: KeptPlays
    /// What else is known of the artist; nothing is asked before somebody wants to see it.
    private let about: DetailLoader<ArtistID, ArtistDetail>
    /// The biography alone, where its beginning is seen without that.
    private let biographyLoader: DetailLoader<ArtistID, String>
    /// The cover of the album under the cursor, or a picture of the artist.
    private let picture: PictureFollower
    /// Whether all covers are in a row, so that the artist's picture comes first.
    private var hasCovers = false
    private(set) var hasYears = false
    private var isAboutShown = false
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
        (kept, plays) = (KeptDetail(interactor: interactor), KeptPlays(interactor: interactor))
        picture = PictureFollower(interactor.pictures, pause: pause)
        posters = PosterWall(interactor.pictures, shape: .square, pause: pause, notices: notices, wording: wording)
        about = DetailLoader(read: interactor.detail, readCached: interactor.cachedDetail)
        biographyLoader = DetailLoader(
            read: interactor.biography, readCached: interactor.cachedBiography, pause: pause)
        list = MarkedList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            empty: wording.noAlbums)
        list.browser.delegate = self
        loader.didChange = { [weak self] in self?.showAlbum() }
        about.didChange = { [weak self] in self?.showAbout() }
        // Nothing is said of its being loaded, nor of a failure.
        biographyLoader.didChange = { [weak self] in
            if self?.biographyLoader.detail != nil { self?.showAbout() }
        }
        kept.didChange = { [weak self] in self?.showAlbum() }
        plays.didChange = { [weak self] in self?.showAbout() }
        picture.didChange = { [weak self] in self?.showPicture() }
        posters.didChange = { [weak self] in self?.view?.showPosters() }
        libraryMarks.didAsk { [weak self] in
            self.map { $0.view?.ask($0.libraryMarks.menu, isComing: $0.libraryMarks.isAboutToAsk) }
        }
    }
}

extension AlbumDetailDefaultPresenter: AlbumDetailPresenter, PosterListComposing {
    var title: String { interactor.peekedArtist()?.name ?? interactor.name }

    var known: KnownItem {
        KnownItem(LibrarySummary(subject: .artist(interactor.artist), title: title))
    }

    var copyableArtist: CopyableThing { list.copyable(known.summary) }

    var facts: String? { formatter.facts(of: interactor.peekedArtist(), about.detail, plays.count) }

    func viewWillAppear() -> Bool {
        plays.show(known.summary)
        return list.browser.start(with: interactor.peekAlbums())
    }

    /// Called before it appears; loads nothing.
    func startCursor(at album: AlbumID) { list.browser.startCursor(at: album) }

    func viewDidLayOut(pictureBox: PictureBox?, hasCovers: Bool) {
        picture.makeRoom(for: pictureBox)
        guard hasCovers != self.hasCovers else { return }
        self.hasCovers = hasCovers
        if loader.id != nil { showPicture() }
    }

    func row(at index: Int) -> AlbumRow? {
        list.item(at: index).map { formatter.row($0, list.marks(of: $0)) }
    }

    var aboutHeading: String { formatter.wording.artist.about }

    func didToggleAbout() {
        isAboutShown.toggle()
        about.follow(interactor.artist) { _ in nil }
        showAbout()
    }

    func didMakeRoomForBiography() {
        if about.detail == nil { biographyLoader.follow(interactor.artist) { _ in nil } }
    }

    var biography: String? { about.detail?.biography ?? biographyLoader.detail }

    func didSelect(_ place: Place) { router.go(to: place) }

    func didAskForRefresh() {
        picture.tryAgain()
        posters.tryAgain()
        if biographyLoader.failure != nil { biographyLoader.load() }
        if isAboutShown { return about.loadAgain(isWhole: \.isWhole, forget: interactor.invalidateCache) }
        guard let failure = loader.failure else { return list.browser.refresh(forget: refresh) }
        // If the album is not found, the cached list may be outdated.
        if list.browser.failure != nil || failure == .notFound { list.refresh() }
        loader.load()
    }

    func didAskForPage() {
        let page = isAboutShown ? about.detail?.page : loader.detail?.url
        if let page { router.go(to: .page(page)) }
    }

    /// The unfolded album stays until the new one has come.
    private func refresh() {
        interactor.invalidateCache()
        if !loader.isLoading { loader.load() }
    }

    private func showAbout() { view?.show(isAboutShown ? aboutState : nil) }

    private var aboutState: ArtistState {
        ArtistState(
            content: told.map { formatter.content(of: $0, leadsToTags: interactor.knowsTags) },
            message: formatter.wording.message(aboutLoading: about),
            hasFailed: about.failure != nil || told?.isWhole == false, isLoading: about.isLoading,
            hasPage: about.detail?.page != nil)
    }

    /// What is known of the artist. While the rest is being asked for nobody says that it could not be loaded.
    private var told: ArtistDetail? {
        guard about.isLoading, var detail = about.detail else { return about.detail }
        (detail.similar, detail.topTracks) = (detail.similar ?? [], detail.topTracks ?? [])
        return detail
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
