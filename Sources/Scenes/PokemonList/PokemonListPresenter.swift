import Browsing
import Entities
import Presentation

@MainActor
protocol PokemonListPresenter: RefinedListPresenter {}

@MainActor
final class PokemonListDefaultPresenter {
    weak var view: (any PokemonListView)?
    let refined: RefinedList<Pokemon, PokemonQuery>
    private let interactor: any PokemonListInteractor
    private let formatter: PokemonListFormatter

    init(
        interactor: any PokemonListInteractor, router: any PokemonListRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, pause: Pause
    ) {
        self.interactor = interactor
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
        connect()
    }
}

extension PokemonListDefaultPresenter: PokemonListPresenter, RefinedListComposing, SiblingListComposing {
    var list: KeptList<Pokemon, PokemonQuery> { refined.kept }
    var listView: (any RefinedListView)? { view }

    func row(at index: Int) -> Row? {
        list.item(at: index).map { formatter.row(interactor.known($0), list.marks(of: $0)) }
    }
}
