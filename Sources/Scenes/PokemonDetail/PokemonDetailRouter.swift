import Browsing
import Entities
import Navigation

@MainActor
protocol PokemonDetailRouter: SiblingDetailRouter<PokemonID> {}

@MainActor
final class PokemonDetailDefaultRouter: PokemonDetailRouter, NoteRouting, PlaceRouting {
    let notes: NoteRoute
    let places: PlaceRoute
    private(set) weak var siblings: (any SiblingSource<PokemonID>)?

    init(
        siblings: (any SiblingSource<PokemonID>)?, links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any PokemonDetailDestinations
    ) {
        self.siblings = siblings
        notes = NoteRoute(navigator: navigator, destinations: destinations)
        places = PlaceRoute(navigator: navigator, links: links, destinations: destinations)
    }
}
