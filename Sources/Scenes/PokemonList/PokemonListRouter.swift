import Browsing
import Entities
import Navigation

/// Where the list leads is in `ListRouter` (Sources/Browsing), answered by `DetailRouting` and `NoteRouting` (Sources/Navigation).
@MainActor
protocol PokemonListRouter: ListRouter<PokemonID> {}

@MainActor
final class PokemonListDefaultRouter: PokemonListRouter, NoteRouting, DetailRouting {
    let notes: NoteRoute
    let details: DetailRoute
    /// Tells a species' detail what comes before and after it: the list's presenter.
    weak var siblings: (any SiblingSource<PokemonID>)?
    private let destinations: any PokemonListDestinations

    init(navigator: any Navigator, destinations: any PokemonListDestinations) {
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        details = DetailRoute(navigator: navigator)
        self.destinations = destinations
    }

    func makeDetail(of id: PokemonID) -> Navigator.MakeScreen {
        { [destinations, weak siblings] in destinations.pokemonDetail(id, siblings: siblings) }
    }
}
