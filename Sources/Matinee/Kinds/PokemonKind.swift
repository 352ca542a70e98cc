import Browsing
import CatalogKit
import Entities
import Navigation
import PokemonDetail
import PokemonList
import Services

struct PokemonKind: CatalogKind {
    let topic = "pokemon"
    let section = SectionDescriptor(id: SectionID(rawValue: "pokedex"), name: LocalizedText("Pokédex"))

    func catalog(_ source: any PokemonCatalog) -> any Catalog { source }

    func page(
        _ number: Int, _ query: PokemonQuery, of source: any PokemonCatalog
    ) async throws(CatalogFailure) -> Page<Pokemon> {
        try await source.pokemon(query, page: number)
    }

    func cachedPage(_ number: Int, _ query: PokemonQuery, of source: any PokemonCatalog) async -> Cached<Page<Pokemon>>?
    {
        await source.cachedPokemon(query, page: number)
    }

    func found(_ item: Pokemon) -> FoundItem {
        FoundItem(summary: LibrarySummary(item))
    }

    func ask(_ item: Pokemon, of source: any PokemonCatalog) async throws(CatalogFailure) -> Picture? {
        try await source.pokemon(item.id).item.picture ?? item.picture
    }

    func isKept(_ item: Pokemon, at source: any PokemonCatalog) async -> Bool? {
        await source.cachedPokemon(item.id)?.isFresh
    }

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
