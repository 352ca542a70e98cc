import Browsing
import CatalogKit
import CommandLine
import Entities
import Navigation
import PokemonDetail
import PokemonList
import Services

extension PokemonKind: ShownKind {
    @MainActor
    func list(
        _ query: PokemonQuery?, of source: any PokemonCatalog, in navigator: any Navigator,
        leadingTo destinations: Destinations
    ) -> any Screen {
        PokemonListBuilder(catalog: source, context: destinations.context).build(
            query, navigator: navigator, destinations: destinations)
    }

    @MainActor
    func detail(of item: LibrarySummary, by destinations: Destinations) -> (any Screen)? {
        item.subject.pokemon.map { destinations.pokemonDetail($0, siblings: nil) }
    }
}

extension Destinations: PokemonListDestinations, PokemonDetailDestinations {
    func pokemonDetail(_ id: PokemonID, siblings: (any SiblingSource<PokemonID>)?) -> any Screen {
        guard let catalog: any PokemonCatalog = root.sources.catalog(of: id.item.source) else { return nothing(nil) }
        return PokemonDetailBuilder(catalog: catalog, context: context).build(
            id, siblings: siblings, navigator: navigator, destinations: self)
    }
}
