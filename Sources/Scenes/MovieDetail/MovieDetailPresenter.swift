import Browsing
import Entities
import Presentation

@MainActor
protocol MovieDetailPresenter: KeptDetailPresenter {
    func didAskForTrailer()
}

@MainActor
final class MovieDetailDefaultPresenter {
    weak var view: (any MovieDetailView)?
    let detail: SiblingDetail<MovieDetail>
    private let wording: Wording
    private let formatter: MovieDetailFormatter

    init(
        id: MovieID, interactor: any MovieDetailInteractor, router: any MovieDetailRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, picturePause: Pause
    ) {
        self.wording = wording
        formatter = MovieDetailFormatter(wording: wording)
        // Each film that is passed on the way is asked for at once: services of films take many requests a second.
        detail = SiblingDetail(
            of: id, interactor: interactor, router: router, pace: .atOnce, picturePause: picturePause, notices: notices,
            undo: undo, wording: wording)
        detail.didChange = { [weak self] in self?.show() }
        detail.didMove = { [weak self] in self?.view?.startAnew() }
    }
}

extension MovieDetailDefaultPresenter: MovieDetailPresenter, KeptDetailComposing {
    func didAskForTrailer() {
        if let trailer = detail.loaded?.trailer { detail.go(to: .page(trailer)) }
    }

    private func show() {
        let content =
            detail.loaded.map { formatter.content(of: $0, kept: detail.kept) }
            ?? detail.item.map { formatter.content(of: $0, kept: detail.kept) }
        var state = detail.state(content, picture: .upright, first: wording.firstMovie, last: wording.lastMovie)
        if detail.loaded?.trailer != nil { state.offers.insert(.trailer) }
        view?.show(state)
    }
}
