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
    private enum Work { case sibling, lookAhead }

    /// Why the last step to another film did not lead there.
    private enum Step {
        case atTheEnd(SiblingDirection)
        case loadingMore
        /// Loading more of the list has failed.
        case failed(SiblingDirection, CatalogFailure)
    }

    weak var view: (any MovieDetailView)?
    private let interactor: any MovieDetailInteractor
    private let router: any MovieDetailRouter
    private let wording: Wording
    private let formatter: MovieDetailFormatter
    private let scope = TaskScope<Work>()
    private let keeping: Keeping
    /// The film on the screen, loaded or not. Next and previous start from it.
    private var id: MovieID
    private lazy var loader = DetailLoader(read: interactor.movie, readCached: interactor.cachedMovie) { [weak self] in
        self?.didChange()
    }
    /// What lists know of it.
    private var summary: Movie?
    private var step: Step?

    init(
        id: MovieID, interactor: any MovieDetailInteractor, router: any MovieDetailRouter, wording: Wording,
        notices: any NoticeBoard
    ) {
        self.id = id
        self.interactor = interactor
        self.router = router
        self.wording = wording
        formatter = MovieDetailFormatter(wording: wording)
        keeping = Keeping(interactor: interactor, router: router, notices: notices, wording: wording)
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
        guard !loader.isLoading else { return }
        if case .failed(let direction, _) = step { return didAskForSibling(direction) }
        if loader.detail != nil { interactor.invalidateCache() }
        loader.load()
    }

    func didAskForSibling(_ direction: SiblingDirection) {
        switch router.sibling(direction, of: id) {
        case .item(let sibling):
            scope.cancel(.sibling)
            move(to: sibling, direction)
        case .notLoaded:
            loadMoreSiblings(direction)
        case .none:
            show(.atTheEnd(direction))
        }
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

    private func move(to sibling: MovieID, _ direction: SiblingDirection) {
        id = sibling
        router.didMove(to: sibling)
        showWhatIsKnown()
        view?.scrollToTop()
        if !loader.isCurrent { loader.load() }
        lookAhead(direction)
    }

    private func loadMoreSiblings(_ direction: SiblingDirection) {
        show(.loadingMore)
        scope.start(.sibling) { [weak self, router] in
            let failure = await router.loadMoreSiblings()
            guard !Task.isCancelled, let self else { return }
            if let failure { show(.failed(direction, failure)) } else { didAskForSibling(direction) }
        }
    }

    /// Loads the film after the next one, since the user will likely go on.
    private func lookAhead(_ direction: SiblingDirection) {
        guard case .item(let sibling) = router.sibling(direction, of: id) else { return }
        if case .detail = interactor.peek(sibling) { return }
        scope.start(.lookAhead) { [interactor] in
            // Only to have it in the cache; if it fails, the screen that shows the film will report that.
            _ = try? await interactor.movie(sibling)
        }
    }

    private func showWhatIsKnown() {
        switch interactor.peek(id) {
        case .detail(let detail):
            summary = nil
            loader.show(id, having: detail)
        case .summary(let movie):
            summary = movie
            loader.show(id)
        case nil:
            summary = nil
            loader.show(id)
        }
    }

    private func show(_ step: Step) {
        self.step = step
        show()
    }

    /// News about loading replaces the message about a step.
    private func didChange() {
        step = nil
        show()
    }

    private func show() {
        var state = MovieDetailState()
        state.title = movie?.title ?? ""
        state.content = loader.detail.map(formatter.content) ?? summary.map(formatter.content)
        state.isLoading = loader.isLoading
        state.hasSiblings = router.hasSiblings
        state.hasPage = loader.detail?.page != nil
        state.hasTrailer = loader.detail?.trailer != nil
        (state.message, state.failure) = (message, failure)
        view?.show(state)
    }

    private var failure: CatalogFailure? {
        if case .failed(_, let failure) = step { failure } else { loader.failure }
    }

    private var message: Message? {
        switch step {
        case .atTheEnd(.next): Message(wording.lastMovie)
        case .atTheEnd(.previous): Message(wording.firstMovie)
        case .loadingMore: Message(wording.loadingMore)
        case .failed(_, let failure): wording.message(failure)
        case nil: loadingMessage
        }
    }

    private var loadingMessage: Message? {
        if let age = loader.age { return wording.message(Staleness(age: age, failure: loader.failure)) }
        if let failure = loader.failure { return wording.message(failure) }
        return loader.isLoading || loader.detail == nil ? Message(wording.loading) : nil
    }
}

extension MovieDetail {
    fileprivate var page: String? { links.first?.url }
    fileprivate var trailer: String? { trailers.first?.url }
}
