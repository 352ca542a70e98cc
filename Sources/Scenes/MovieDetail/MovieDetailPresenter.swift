import Browsing
import Entities
import Presentation

@MainActor
protocol MovieDetailPresenter: AnyObject {
    /// - Returns: whether the film is complete in memory.
    func viewWillAppear() -> Bool
    func viewDidAppear()
    func didAskForSibling(_ direction: SiblingDirection)
    func didAskForRefresh()
    func didAskForPage()
    func didAskForTrailer()
    func didToggleFavourite()
    func didAskForNote()
    /// The film's current marks from the library.
    var marks: Marks { get }
}

@MainActor
final class MovieDetailDefaultPresenter {
    weak var view: (any MovieDetailView)?
    private let interactor: any MovieDetailInteractor
    private let router: any MovieDetailRouter
    private let wording: Wording
    private let formatter: MovieDetailFormatter
    private let keeping: Keeping
    private let loader: DetailLoader<MovieID, MovieDetail>
    private let walk: SiblingWalk<MovieID>
    /// What lists know of the film.
    private var summary: Movie?

    init(
        id: MovieID, interactor: any MovieDetailInteractor, router: any MovieDetailRouter, wording: Wording,
        notices: any NoticeBoard
    ) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        formatter = MovieDetailFormatter(wording: wording)
        keeping = Keeping(interactor: interactor, router: router, notices: notices, wording: wording)
        loader = DetailLoader(read: interactor.movie, readCached: interactor.cachedMovie)
        walk = SiblingWalk(from: id, siblings: router.siblings) { await interactor.prepare($0) }
        loader.didChange = { [weak self] in self?.didLoad() }
        walk.didMove = { [weak self] in self?.didMove() }
        walk.didStop = { [weak self] in self?.show() }
    }

    /// What is known of the film, as lists know it.
    private var movie: Movie? { loader.detail?.movie ?? summary }

    /// The same, as the library knows it.
    private var kept: LibrarySummary? { movie.map(interactor.summary) }
}

extension MovieDetailDefaultPresenter: MovieDetailPresenter {
    func viewWillAppear() -> Bool {
        showWhatIsKnown()
        return loader.isCurrent
    }

    func viewDidAppear() {
        if !loader.isCurrent { loader.load() }
    }

    func didAskForRefresh() {
        if loader.isLoading || walk.retry() { return }
        if loader.detail != nil { interactor.invalidateCache() }
        loader.load()
    }

    func didAskForSibling(_ direction: SiblingDirection) {
        walk.step(direction)
    }

    func didAskForPage() {
        if let page = loader.detail?.page { router.open(page) }
    }

    func didAskForTrailer() {
        if let trailer = loader.detail?.trailer { router.open(trailer) }
    }

    var marks: Marks {
        kept.map { keeping.marks(of: $0.subject) } ?? Marks()
    }

    func didAskForNote() {
        if let kept { keeping.editNote(about: kept) }
    }

    func didToggleFavourite() {
        if let kept { keeping.toggleFavourite(kept) }
    }

    private func didMove() {
        showWhatIsKnown()
        view?.scrollToTop()
        if !loader.isCurrent { loader.load() }
    }

    private func showWhatIsKnown() {
        let known = interactor.peek(walk.id)
        summary = known?.summary
        loader.show(walk.id, having: known?.detail)
    }

    /// News about loading replaces the message about a step.
    private func didLoad() {
        walk.forgetObstacle()
        show()
    }

    private func show() {
        var state = MovieDetailState()
        state.title = movie?.title ?? ""
        state.content = loader.detail.map(formatter.content) ?? summary.map(formatter.content)
        state.isLoading = loader.isLoading
        state.hasSiblings = walk.hasSiblings
        state.hasPage = loader.detail?.page != nil
        state.hasTrailer = loader.detail?.trailer != nil
        (state.message, state.failure) = (message, failure)
        view?.show(state)
    }

    private var failure: CatalogFailure? {
        if case .failed(_, let failure) = walk.obstacle { failure } else { loader.failure }
    }

    private var message: Message? {
        switch walk.obstacle {
        case .atTheEnd(.next): Message(wording.lastMovie)
        case .atTheEnd(.previous): Message(wording.firstMovie)
        case .loadingMore: Message(wording.loadingMore)
        case .failed(_, let failure): wording.message(failure)
        case nil: wording.message(aboutLoading: loader)
        }
    }
}

extension MovieDetail {
    fileprivate var page: String? { links.first?.url }
    fileprivate var trailer: String? { trailers.first?.url }
}
