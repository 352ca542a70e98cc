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
    /// What a detail asks for the species before and after its own: the list's presenter.
    weak var siblingSource: (any SiblingSource<PokemonID>)?
    private let destinations: any PokemonListDestinations

    init(navigator: any Navigator, destinations: any PokemonListDestinations) {
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        details = DetailRoute(navigator: navigator)
        self.destinations = destinations
    }

    func makeDetail(of id: PokemonID) -> Navigator.MakeScreen {
        { [destinations, weak siblingSource] in destinations.pokemonDetail(id, siblings: siblingSource) }
    }
}
