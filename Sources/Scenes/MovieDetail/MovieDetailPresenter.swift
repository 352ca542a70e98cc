import Entities
import Loading
import Navigation
import Presentation

@MainActor
protocol MovieDetailPresenter: AnyObject {
    /// - Returns: whether the whole film is at hand.
    func viewWillAppear() -> Bool
    func viewDidAppear()
    func didAskForSibling(_ direction: SiblingDirection)
    func didAskForRefresh()
    func didAskForPage()
    func didAskForTrailer()
    func didToggleFavourite()
    func didAskForNote()
    /// What the library says of the film now.
    var marks: Marks { get }
}

@MainActor
final class MovieDetailDefaultPresenter {
    private enum Work { case kept, load, sibling, lookAhead }

    weak var view: (any MovieDetailView)?
    private let interactor: any MovieDetailInteractor
    private let router: any MovieDetailRouter
    private let wording: Wording
    private let formatter: MovieDetailFormatter
    private let scope = TaskScope<Work>()
    private let orders: Orders<LibraryFailure>
    /// The film on the screen: what next and previous count from, whether or not it is loaded yet.
    private var id: MovieID
    /// What is known of it, as lists know it.
    private var movie: Movie?
    private var isComplete = false
    /// In seconds; nil while what is shown is what the service says.
    private var staleAge: Int?
    /// Where the list could not be loaded on to.
    private var failedDirection: SiblingDirection?
    private var page: String?
    private var trailer: String?
    private var state = MovieDetailState()

    init(
        id: MovieID, interactor: any MovieDetailInteractor, router: any MovieDetailRouter, wording: Wording,
        notices: any NoticeBoard
    ) {
        self.id = id
        self.interactor = interactor
        self.router = router
        self.wording = wording
        formatter = MovieDetailFormatter(wording: wording)
        orders = Orders(notices: notices, message: wording.library.failure)
    }
}

extension MovieDetailDefaultPresenter: MovieDetailPresenter {
    func viewWillAppear() -> Bool {
        state.hasSiblings = router.hasSiblings
        showWhatIsKnown()
        return isComplete
    }

    func viewDidAppear() {
        if !isComplete || staleAge != nil { load() }
    }

    func didAskForRefresh() {
        guard !state.isLoading else { return }
        if let failedDirection { return didAskForSibling(failedDirection) }
        if isComplete { interactor.forgetAnswers() }
        load()
    }

    func didAskForSibling(_ direction: SiblingDirection) {
        failedDirection = nil
        switch router.sibling(direction, of: id) {
        case .item(let sibling):
            scope.cancel(.sibling)
            move(to: sibling, direction)
        case .notLoaded:
            loadMoreSiblings(direction)
        case .none:
            say(Message(direction == .next ? wording.lastMovie : wording.firstMovie))
        }
    }

    func didAskForPage() {
        if let page { router.open(page) }
    }

    func didAskForTrailer() {
        if let trailer { router.open(trailer) }
    }

    var marks: Marks {
        guard let movie else { return Marks() }
        return Marks(isFavourite: interactor.isFavourite(movie), hasNote: interactor.hasNote(movie))
    }

    func didAskForNote() {
        if let movie { router.editNote(about: interactor.summary(of: movie)) }
    }

    func didToggleFavourite() {
        guard let movie else { return }
        orders.begin { [interactor] () async throws(LibraryFailure) in
            try await interactor.toggleFavourite(movie)
        }
    }

    private func move(to sibling: MovieID, _ direction: SiblingDirection) {
        id = sibling
        router.didMove(to: sibling)
        showWhatIsKnown()
        view?.scrollToTop()
        if !isComplete { load() }
        lookAhead(direction)
    }

    private func loadMoreSiblings(_ direction: SiblingDirection) {
        say(Message(wording.loadingMore))
        scope.start(.sibling) { [weak self, router] in
            let failure = await router.loadMoreSiblings()
            guard !Task.isCancelled, let self else { return }
            if let failure {
                failedDirection = direction
                say(failure)
            } else {
                didAskForSibling(direction)
            }
        }
    }

    /// Who goes on to the next film will likely go on again.
    private func lookAhead(_ direction: SiblingDirection) {
        guard case .item(let sibling) = router.sibling(direction, of: id) else { return }
        if case .detail = interactor.remembered(sibling) { return }
        scope.start(.lookAhead) { [interactor] in
            // Only to have it at hand; whoever shows it will hear of a failure.
            _ = try? await interactor.movie(sibling)
        }
    }

    private func load() {
        state.isLoading = true
        if staleAge == nil { state.message = Message(wording.loading) }
        view?.show(state)
        scope.start(.load) { [weak self, interactor, id] in
            let answer: Result<MovieDetail, CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await interactor.movie(id)) } catch {
                answer = .failure(error)
            }
            if !Task.isCancelled { self?.didLoad(answer) }
        }
    }

    /// Needs no request, and so no pause either.
    private func lookForKept() {
        scope.start(.kept) { [weak self, interactor, id] in
            guard let kept = await interactor.keptMovie(id), !Task.isCancelled else { return }
            self?.didFind(kept)
        }
    }

    /// What is stale is shown as such until the service has answered.
    private func didFind(_ kept: Kept<MovieDetail>) {
        show(kept.value)
        if !kept.isFresh {
            staleAge = kept.age
            state.message = wording.message(Staleness(age: kept.age, failure: nil))
        }
        view?.show(state)
    }

    private func didLoad(_ answer: Result<MovieDetail, CatalogFailure>) {
        scope.cancel(.kept)
        state.isLoading = false
        switch answer {
        case .success(let detail):
            staleAge = nil
            show(detail)
        case .failure(let failure) where staleAge != nil:
            state.message = wording.message(Staleness(age: staleAge, failure: failure))
        case .failure(let failure):
            state.message = wording.message(failure)
        }
        view?.show(state)
    }

    private func say(_ message: Message) {
        state.message = message
        view?.show(state)
    }

    private func showWhatIsKnown() {
        scope.cancel(.load)
        failedDirection = nil
        isComplete = false
        staleAge = nil
        state.isLoading = false
        state.message = nil
        showLinks(page: nil, trailer: nil)
        switch interactor.remembered(id) {
        case .detail(let detail): show(detail)
        case .summary(let movie):
            self.movie = movie
            state.title = movie.title
            state.content = formatter.content(of: movie)
            state.message = Message(wording.loading)
        case nil:
            movie = nil
            state.title = ""
            state.content = nil
            state.message = Message(wording.loading)
        }
        view?.show(state)
        if !isComplete { lookForKept() }
    }

    private func show(_ detail: MovieDetail) {
        isComplete = true
        movie = detail.movie
        state.title = detail.movie.title
        state.content = formatter.content(of: detail)
        state.message = nil
        showLinks(page: detail.links.first?.url, trailer: detail.trailers.first?.url)
    }

    private func showLinks(page: String?, trailer: String?) {
        self.page = page
        self.trailer = trailer
        state.hasPage = page != nil
        state.hasTrailer = trailer != nil
    }
}
