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
    func viewDidAppear()
    func row(at index: Int) -> AlbumRow
    func status(atRow index: Int) -> String?
    /// What finds the item of a row again in a later session.
    func itemName(atRow index: Int) -> String?
    func restoreCursor(to item: String?, row: Int)
    /// What is in sight now; -1 for no row.
    func didShow(lastVisible: Int, visibleRows: Int)
    func didMoveCursor(to index: Int)
    func didAskForRefresh()
    func didAskForPage()
    func didToggleFavourite(at index: Int)
    func didAskForNote(at index: Int)
}

@MainActor
final class AlbumDetailDefaultPresenter {
    private enum Work { case unfold, favourite }

    weak var view: (any AlbumDetailView)?
    private let interactor: any AlbumDetailInteractor
    private let router: any AlbumDetailRouter
    private let wording: Wording
    private let notices: any NoticeBoard
    private let formatter: AlbumDetailFormatter
    private let pause: Pause
    private let scope = TaskScope<Work>()
    private lazy var loader = PagedListLoader(read: interactor.albums, readKept: interactor.keptAlbums) { [weak self] in
        self?.didChange()
    }
    private var hasAppeared = false
    private var cursor = PagedListCursor<Album>()
    /// The album that is unfolded, or about to be.
    private var unfolding: AlbumID?
    private var unfoldingFailed = false
    /// What is unfolded, while it is known to be old.
    private var kept: Kept<AlbumDetail>?
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
        self.notices = notices
        self.pause = pause
        formatter = AlbumDetailFormatter(wording: wording)
    }
}

extension AlbumDetailDefaultPresenter: AlbumDetailPresenter {
    var title: String { interactor.artist.name }

    var facts: String? {
        interactor.rememberedArtist().flatMap(formatter.facts)
    }

    func viewWillAppear() -> Bool {
        guard let page = interactor.rememberedAlbums() else { return false }
        loader.start(with: page)
        return true
    }

    /// Before it appears; asks for nothing.
    func startCursor(at album: AlbumID) {
        cursor.restore(item: "\(album)", row: 0)
    }

    func viewDidAppear() {
        hasAppeared = true
    }

    func row(at index: Int) -> AlbumRow {
        guard let album = loader.list.item(at: index) else { return AlbumRow(title: "…", year: nil, plays: nil) }
        var row = formatter.row(album)
        row.marks = Marks(isFavourite: interactor.isFavourite(album), hasNote: interactor.hasNote(album))
        return row
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
        guard hasAppeared else { return }
        loader.didShow(lastVisible: lastVisible, visibleRows: visibleRows)
    }

    func didMoveCursor(to index: Int) {
        cursor.move(to: index, in: loader.list)
        unfold()
    }

    func didAskForRefresh() {
        if unfoldingFailed {
            unfolding = nil
            unfold()
        } else {
            if loader.activity == .idle { refresh() }
            loader.retryOrRefresh()
        }
    }

    func didAskForPage() {
        guard let page else { return }
        router.open(page)
    }

    func didAskForNote(at index: Int) {
        guard let album = loader.list.item(at: index) else { return }
        router.editNote(about: interactor.summary(of: album))
    }

    func didToggleFavourite(at index: Int) {
        guard let album = loader.list.item(at: index) else { return }
        scope.begin(.favourite) { [interactor, wording, notices] in
            do throws(LibraryFailure) { try await interactor.toggleFavourite(album) } catch {
                notices.post(wording.library.failure(error))
            }
        }
    }

    private func didChange() {
        view?.show(ListState(loader, wording: wording, empty: wording.noAlbums))
        cursor.settle(in: loader.list, isLoading: loader.activity == .loading)
        guard !cursor.isRestoring else { return }
        view?.select(row: cursor.row)
        unfold()
    }

    /// What is unfolded stays until it has come anew.
    private func refresh() {
        interactor.forgetAnswers()
        if let unfolding, !scope.isRunning(.unfold) { load(unfolding) }
    }

    private func unfold() {
        // A refreshed list may not have the album, or not yet.
        let id = cursor.id.flatMap { loader.list.index(of: $0) == nil ? nil : $0 }
        guard id != unfolding else { return }
        unfolding = id
        unfoldingFailed = false
        kept = nil
        page = nil
        scope.cancel(.unfold)
        guard let id else {
            view?.unfold(.folded)
            return
        }
        if let detail = interactor.remembered(id) {
            show(detail)
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
        self.kept = kept.isFresh ? nil : kept
        show(kept.value, kept.isFresh ? nil : Staleness(age: kept.age, failure: nil))
    }

    private func didLoad(_ answer: Result<AlbumDetail, CatalogFailure>) {
        switch answer {
        case .success(let detail):
            kept = nil
            show(detail)
        case .failure(let failure) where kept != nil:
            unfoldingFailed = true
            if let kept { show(kept.value, Staleness(age: kept.age, failure: failure)) }
        case .failure(let failure):
            unfoldingFailed = true
            view?.unfold(.failed(wording.message(failure)))
        }
    }

    private func show(_ detail: AlbumDetail, _ staleness: Staleness? = nil) {
        page = detail.url
        var content = formatter.content(of: detail)
        content.note = staleness.flatMap(wording.note)
        view?.unfold(.content(content))
    }
}
