import Browsing
import Entities
import Presentation

/// What the view tells it is in `RemoteListPresenter`, answered by `RemoteListComposing` (Sources/Browsing/RemoteLists).
@MainActor
protocol PokemonListPresenter: RemoteListPresenter {}

@MainActor
final class PokemonListDefaultPresenter {
    weak var view: (any PokemonListView)?
    let remote: RemoteList<Pokemon, PokemonQuery>
    let posters: PosterWall
    let columns: ListColumns
    private let interactor: any PokemonListInteractor
    let formatter: PokemonListFormatter

    init(
        interactor: any PokemonListInteractor, router: any PokemonListRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, searchPause: Pause, picturePause: Pause
    ) {
        self.interactor = interactor
        let formatter = PokemonListFormatter(wording: wording)
        self.formatter = formatter
        columns = formatter.columns
        posters = PosterWall(
            interactor.pictures, shape: .square, pause: picturePause, notices: notices, wording: wording)
        remote = RemoteList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.pokemon.title, empty: wording.pokemon.empty, searchPause: searchPause
        ) { query, text in
            var query = query
            query.criteria = formatter.criteria(of: text)
            return query
        }
        observeList()
    }
}

extension PokemonListDefaultPresenter: PokemonListPresenter, RemoteListComposing, SiblingListComposing {
    var listView: (any ListView)? { view }

    func known(_ pokemon: Pokemon) -> Pokemon { interactor.known(pokemon) }

    func picture(of pokemon: Pokemon) -> Picture? { known(pokemon).picture }

    func tint(of pokemon: Pokemon) -> String? { known(pokemon).types.first?.rawValue }
}
