import Browsing
import Entities
import Presentation

@MainActor
protocol PokemonDetailPresenter: KeptDetailPresenter {}

@MainActor
final class PokemonDetailDefaultPresenter {
    weak var view: (any PokemonDetailView)?
    let detail: SiblingDetail<PokemonDetail>
    private let router: any PokemonDetailRouter
    private let wording: Wording
    private let formatter: PokemonDetailFormatter

    init(
        id: PokemonID, interactor: any PokemonDetailInteractor, router: any PokemonDetailRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.router = router
        self.wording = wording
        formatter = PokemonDetailFormatter(wording: wording)
        detail = SiblingDetail(
            of: id, interactor: interactor, router: router, siblings: { [weak router] in router?.siblings },
            pace: .resting(pause), pause: pause, notices: notices, undo: undo, wording: wording)
        detail.didChange = { [weak self] in self?.show() }
        detail.didMove = { [weak self] in self?.view?.startAnew() }
    }
}

extension PokemonDetailDefaultPresenter: PokemonDetailPresenter, KeptDetailComposing {
    func didSelect(_ place: Place) {
        router.go(to: place)
    }

    private func show() {
        var state = PokemonDetailState()
        state.title = detail.item?.name ?? ""
        state.content = detail.loaded.map(formatter.content) ?? detail.item.map(formatter.content)
        state.content?.notes = detail.notes
        state.picture = detail.picture(.square, of: detail.item?.name)
        state.isLoading = detail.isLoading
        state.hasSiblings = detail.hasSiblings
        state.message = detail.message(first: wording.pokemon.first, last: wording.pokemon.last)
        state.failure = detail.failure
        view?.show(state)
    }
}
