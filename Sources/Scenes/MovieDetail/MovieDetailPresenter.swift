import Browsing
import Entities
import Presentation

@MainActor
protocol MovieDetailPresenter: KeptDetailPresenter {
    func didAskForPage()
    func didAskForTrailer()
}

@MainActor
final class MovieDetailDefaultPresenter {
    weak var view: (any MovieDetailView)?
    let detail: SiblingDetail<MovieDetail>
    private let router: any MovieDetailRouter
    private let wording: Wording
    private let formatter: MovieDetailFormatter

    init(
        id: MovieID, interactor: any MovieDetailInteractor, router: any MovieDetailRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.router = router
        self.wording = wording
        formatter = MovieDetailFormatter(wording: wording)
        detail = SiblingDetail(
            of: id, interactor: interactor, router: router, siblings: { [weak router] in router?.siblings },
            pace: .atOnce, pause: pause, notices: notices, undo: undo, wording: wording)
        detail.didChange = { [weak self] in self?.show() }
        detail.didMove = { [weak self] in self?.view?.startAnew() }
    }
}

extension MovieDetailDefaultPresenter: MovieDetailPresenter, KeptDetailComposing {
    func didAskForPage() {
        if let page = detail.loaded?.page { router.go(to: .page(page)) }
    }

    func didAskForTrailer() {
        if let trailer = detail.loaded?.trailer { router.go(to: .page(trailer)) }
    }

    func didSelect(_ place: Place) {
        router.go(to: place)
    }

    private func show() {
        var state = MovieDetailState()
        state.title = detail.item?.title ?? ""
        state.content = detail.loaded.map(formatter.content) ?? detail.item.map(formatter.content)
        state.content?.notes = detail.notes
        state.picture = detail.picture(.upright, of: detail.item?.title)
        state.isLoading = detail.isLoading
        state.hasSiblings = detail.hasSiblings
        state.hasPage = detail.loaded?.page != nil
        state.hasTrailer = detail.loaded?.trailer != nil
        state.message = detail.message(first: wording.firstMovie, last: wording.lastMovie)
        state.failure = detail.failure
        view?.show(state)
    }
}

extension MovieDetail {
    fileprivate var trailer: String? { trailers.first?.url }
}
