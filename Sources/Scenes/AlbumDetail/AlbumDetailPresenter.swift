import Entities
import Loading
import Navigation
import Presentation

@MainActor
protocol AlbumDetailPresenter: AnyObject {
    var title: String { get }
    /// What is known of the artist, on one line; nil for nothing.
    var facts: String? { get }
    /// - Returns: whether the albums are at hand.
    func viewWillAppear() -> Bool
    /// What of the list is loaded, and where its cursor is.
    var browser: any ListBrowser { get }
    /// Nil for a row that is not here.
    func row(at index: Int) -> AlbumRow?
    func didAskForRefresh()
    func didAskForPage()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
}

@MainActor
final class AlbumDetailDefaultPresenter {
    private enum Work { case unfold }

    weak var view: (any AlbumDetailView)?
    private let interactor: any AlbumDetailInteractor
    private let router: any AlbumDetailRouter
    private let wording: Wording
    private let formatter: AlbumDetailFormatter
    private let pause: Pause
    private let scope = TaskScope<Work>()
    private let orders: Orders<LibraryFailure>
    private let list: PagedListBrowser<Album>
    /// The album that is unfolded, or about to be.
    private var unfolding: AlbumID?
    /// Why that is not what the service would say now; nil while it is, or is being asked for.
    private var failure: CatalogFailure?
    /// What is unfolded, and how old it is in seconds; without an age where it is of this run of the program.
    private var shown: (detail: AlbumDetail, age: Int?)?
    /// The page of the album that is unfolded.
    private var page: String?

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
        orders = Orders(notices: notices, message: wording.library.failure)
        list = PagedListBrowser(
            read: interactor.albums, readKept: interactor.keptAlbums, wording: wording, empty: wording.noAlbums)
        list.delegate = self
    }
}

extension AlbumDetailDefaultPresenter: AlbumDetailPresenter {
    var title: String { interactor.artist.name }

    var facts: String? {
        interactor.rememberedArtist().flatMap(formatter.facts)
    }

    func viewWillAppear() -> Bool {
        guard let page = interactor.rememberedAlbums() else { return false }
        list.start(with: page)
        return true
    }

    /// Before it appears; asks for nothing.
    func startCursor(at album: AlbumID) {
        list.startCursor(at: album)
    }

    var browser: any ListBrowser { list }

    func row(at index: Int) -> AlbumRow? {
        guard let album = list.item(at: index) else { return nil }
        var row = formatter.row(album)
        row.marks = Marks(isFavourite: interactor.isFavourite(album), hasNote: interactor.hasNote(album))
        return row
    }

    func didAskForRefresh() {
        guard let failure else { return list.refresh(forget: refresh) }
        // An album that is not found may be in a list of yesterday.
        if list.hasFailed || failure == .notFound { list.refresh(forget: interactor.forgetAnswers) }
        retry()
    }

    func didAskForPage() {
        guard let page else { return }
        router.open(page)
    }

    func didAskForNote(at index: Int) {
        guard let album = list.item(at: index) else { return }
        router.editNote(about: interactor.summary(of: album))
    }

    func didToggleFavourite(at index: Int) {
        guard let album = list.item(at: index) else { return }
        orders.begin { [interactor] () async throws(LibraryFailure) in
            try await interactor.toggleFavourite(album)
        }
    }

    /// What is unfolded stays until it has come anew.
    private func refresh() {
        interactor.forgetAnswers()
        if let unfolding, !scope.isRunning(.unfold) { load(unfolding) }
    }

    /// As `refresh` does, and what has not been there at all is loading again.
    private func retry() {
        failure = nil
        if shown == nil { view?.unfold(.loading(Message(wording.loading))) }
        if let unfolding { load(unfolding) }
    }

    private func unfold() {
        let id = list.current
        guard id != unfolding else { return }
        unfolding = id
        failure = nil
        shown = nil
        page = nil
        scope.cancel(.unfold)
        guard let id else {
            view?.unfold(.folded)
            return
        }
        if let detail = interactor.remembered(id) {
            show(detail, age: nil)
        } else {
            view?.unfold(.loading(Message(wording.loading)))
            load(id)
        }
    }

    private func load(_ id: AlbumID) {
        scope.start(.unfold) { [weak self, interactor, pause] in
            // What is kept costs nobody anything, and needs no pause.
            let kept = await interactor.keptAlbum(id)
            if let kept, !Task.isCancelled { self?.didFind(kept) }
            if kept?.isFresh == true { return }
            await pause.wait()
            guard !Task.isCancelled else { return }
            let answer: Result<AlbumDetail, CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await interactor.album(id)) } catch {
                answer = .failure(error)
            }
            if !Task.isCancelled { self?.didLoad(answer) }
        }
    }

    private func didFind(_ kept: Kept<AlbumDetail>) {
        show(kept.value, age: kept.isFresh ? nil : kept.age)
    }

    private func didLoad(_ answer: Result<AlbumDetail, CatalogFailure>) {
        switch answer {
        case .success(let detail):
            show(detail, age: nil)
        case .failure(let failure):
            self.failure = failure
            if let shown {
                show(shown.detail, age: shown.age)
            } else {
                view?.unfold(.failed(wording.message(failure)))
            }
        }
    }

    /// With a note where it is old, or could not be had anew.
    private func show(_ detail: AlbumDetail, age: Int?) {
        shown = (detail, age)
        page = detail.url
        var content = formatter.content(of: detail)
        content.note = wording.message(Staleness(age: age, failure: failure))
        view?.unfold(.content(content))
    }
}

extension AlbumDetailDefaultPresenter: PagedListBrowserDelegate {
    func didChange(_ state: ListState) {
        view?.show(state)
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
        // A refreshed list may not have the album, or not yet.
        unfold()
    }

    func didFollow(_ id: AlbumID?) {
        unfold()
    }
}
