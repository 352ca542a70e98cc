import Browsing
import Entities
import Presentation

@MainActor
protocol PokemonListPresenter: RefinedListPresenter {
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> PokemonRow?
}

@MainActor
final class PokemonListDefaultPresenter {
    weak var view: (any PokemonListView)?
    let refined: RefinedList<Pokemon, PokemonQuery>
    private let interactor: any PokemonListInteractor
    private let router: any PokemonListRouter
    private let formatter: PokemonListFormatter

    init(
        interactor: any PokemonListInteractor, router: any PokemonListRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.interactor = interactor
        self.router = router
        let formatter = PokemonListFormatter(wording: wording)
        self.formatter = formatter
        refined = RefinedList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.pokemon.title, empty: wording.pokemon.empty, pause: pause
        ) { query, text in
            var query = query
            query.criteria = formatter.criteria(of: text)
            return query
        }
        list.browser.delegate = self
        refined.didAsk = { [weak self] in self.map { $0.view?.show($0.asking) } }
    }
}

extension PokemonListDefaultPresenter: PokemonListPresenter, RefinedListComposing {
    var list: KeptList<Pokemon, PokemonQuery> { refined.kept }

    func row(at index: Int) -> PokemonRow? {
        list.item(at: index).map { formatter.row(interactor.known($0), list.marks(of: $0)) }
    }

    func didSelectRow(at index: Int) {
        guard let pokemon = list.item(at: index) else { return }
        browser.didMoveCursor(to: index)
        router.showDetail(of: pokemon.id)
    }
}

extension PokemonListDefaultPresenter: PagedListBrowserDelegate {
    func didChange(_ state: ListState) {
        view?.show(refined.list(state))
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
    }

    func didFollow(_ id: PokemonID?) {
        if let id { router.followDetail(of: id) } else { router.followNothing() }
    }
}

extension PokemonListDefaultPresenter: SiblingListComposing {
    func didMoveDetail(to id: PokemonID) {
        router.didMoveDetail(to: id)
    }
}
