import Entities
import Loading
import Presentation

@MainActor
protocol AlbumDetailPresenter: AnyObject {
    var title: String { get }
    /// What is known of the artist, on one line; nil for nothing.
    var facts: String? { get }
    func viewDidAppear()
    func row(at index: Int) -> AlbumRow
    func status(atRow index: Int) -> String?
    /// What is in sight now; -1 for no row.
    func didShow(lastVisible: Int, visibleRows: Int)
    func didMoveCursor(to index: Int)
    func didAskForRefresh()
    func didAskForPage()
}

@MainActor
final class AlbumDetailDefaultPresenter {
    private enum Work { case unfold }

    weak var view: (any AlbumDetailView)?
    private let artist: ArtistID
    private let interactor: any AlbumDetailInteractor
    private let router: any AlbumDetailRouter
    private let wording: Wording
    private let formatter: AlbumDetailFormatter
    private let pause: Pause
    private let scope = TaskScope<Work>()
    private lazy var loader = PagedListLoader(
        read: { [interactor, artist] page throws(CatalogFailure) in
            try await interactor.albums(of: artist, page: page)
        },
        didChange: { [weak self] in self?.didChange() })
    private var hasAppeared = false
    private var cursor = 0
    /// The album that is unfolded, or about to be.
    private var unfolding: AlbumID?
    private var unfoldingFailed = false
    /// The page of the album that is unfolded.
    private var page: String?

    init(
        artist: ArtistID, interactor: any AlbumDetailInteractor, router: any AlbumDetailRouter, wording: Wording,
        pause: Pause
    ) {
        self.artist = artist
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.pause = pause
        formatter = AlbumDetailFormatter(wording: wording)
    }
}

extension AlbumDetailDefaultPresenter: AlbumDetailPresenter {
    var title: String { artist.name }

    var facts: String? {
        interactor.remembered(artist).flatMap(formatter.facts)
    }

    func viewDidAppear() {
        hasAppeared = true
    }

    func row(at index: Int) -> AlbumRow {
        formatter.row(loader.list.items[index])
    }

    func status(atRow index: Int) -> String? {
        wording.position(atRow: index, of: loader.list)
    }

    func didShow(lastVisible: Int, visibleRows: Int) {
        guard hasAppeared else { return }
        loader.didShow(lastVisible: lastVisible, visibleRows: visibleRows)
    }

    func didMoveCursor(to index: Int) {
        cursor = index
        unfold()
    }

    func didAskForRefresh() {
        if unfoldingFailed {
            unfolding = nil
            unfold()
        } else {
            loader.retryOrRefresh()
        }
    }

    func didAskForPage() {
        guard let page else { return }
        router.open(page)
    }

    private func didChange() {
        view?.show(ListState(loader, wording: wording, empty: wording.noAlbums))
        unfold()
    }

    private func unfold() {
        let albums = loader.list.items
        guard albums.indices.contains(cursor) else { return }
        let id = albums[cursor].id
        guard id != unfolding else { return }
        unfolding = id
        unfoldingFailed = false
        page = nil
        scope.cancel(.unfold)
        if let detail = interactor.remembered(id) {
            show(detail)
        } else {
            view?.unfold(.message(Message(wording.loading)))
            load(id)
        }
    }

    private func load(_ id: AlbumID) {
        scope.start(.unfold) { [weak self, interactor, pause] in
            await pause.wait()
            guard !Task.isCancelled else { return }
            let answer: Result<AlbumDetail, CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await interactor.album(id)) } catch { answer = .failure(error) }
            if !Task.isCancelled { self?.didLoad(answer) }
        }
    }

    private func didLoad(_ answer: Result<AlbumDetail, CatalogFailure>) {
        switch answer {
        case .success(let detail):
            show(detail)
        case .failure(let failure):
            unfoldingFailed = true
            view?.unfold(.message(wording.message(failure)))
        }
    }

    private func show(_ detail: AlbumDetail) {
        page = detail.url
        view?.unfold(.content(formatter.content(of: detail)))
    }
}
