import Browsing
import Entities
import Navigation

@MainActor
protocol PokemonListRouter: NoteRouter {
    func showDetail(of id: PokemonID)
    /// The cursor has come to a species.
    func followDetail(of id: PokemonID)
    /// The detail shows another species, by its own decision.
    func didMoveDetail(to id: PokemonID)
    /// The list is empty.
    func followNothing()
}

@MainActor
final class PokemonListDefaultRouter: PokemonListRouter, NoteRouting {
    let notes: NoteRoute
    /// Tells a detail what comes before and after it: the list's presenter.
    weak var siblings: (any SiblingSource<PokemonID>)?
    private weak var navigator: (any Navigator)?
    private let destinations: any PokemonListDestinations

    init(navigator: any Navigator, destinations: any PokemonListDestinations) {
        self.navigator = navigator
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        self.destinations = destinations
    }

    func showDetail(of id: PokemonID) {
        navigator?.open(id, makeDetail(of: id))
    }

    func followDetail(of id: PokemonID) {
        navigator?.follow(id, makeDetail(of: id))
    }

    func didMoveDetail(to id: PokemonID) {
        navigator?.didMoveDetail(to: id, makeDetail(of: id))
    }

    func followNothing() {
        navigator?.followNothing()
    }

    private func makeDetail(of id: PokemonID) -> Navigator.MakeScreen {
        { [destinations, weak siblings] in destinations.pokemonDetail(id, siblings: siblings) }
    }
}
