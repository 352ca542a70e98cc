import Browsing
import Entities
import Presentation

@MainActor
protocol PokemonDetailPresenter: KeptDetailPresenter {}

@MainActor
final class PokemonDetailDefaultPresenter {
    weak var view: (any PokemonDetailView)?
    let detail: SiblingDetail<PokemonDetail>
    private let wording: Wording
    private let formatter: PokemonDetailFormatter

    init(
        id: PokemonID, interactor: any PokemonDetailInteractor, router: any PokemonDetailRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.wording = wording
        formatter = PokemonDetailFormatter(wording: wording)
        detail = SiblingDetail(
            of: id, interactor: interactor, router: router, pace: .resting(pause), picturePause: pause,
            notices: notices,
            undo: undo, wording: wording)
        detail.didChange = { [weak self] in self?.show() }
        detail.didMove = { [weak self] in self?.view?.startAnew() }
    }
}

extension PokemonDetailDefaultPresenter: PokemonDetailPresenter, KeptDetailComposing {
    private func show() {
        let content =
            detail.loaded.map { formatter.content(of: $0, kept: detail.kept) }
            ?? detail.item.map { formatter.content(of: $0, kept: detail.kept) }
        view?.show(
            detail.state(
                content, picture: .square, tint: detail.item?.types.first?.rawValue, first: wording.pokemon.first,
                last: wording.pokemon.last))
    }
}
