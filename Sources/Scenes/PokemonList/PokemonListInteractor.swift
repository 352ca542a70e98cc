import Entities
import Services

protocol PokemonListInteractor: RefinedListInteractor where Item == Pokemon, Query == PokemonQuery {
    /// What is known of a species by now, which may be more than its list said.
    func known(_ pokemon: Pokemon) -> Pokemon
}

/// Which species the list is about: those that were asked for, else all of them, by number.
struct PokemonListDefaultInteractor: PokemonListInteractor {
    let catalog: any PokemonCatalog
    let library: any Library

    /// Nil for all.
    var asked: PokemonQuery?

    var source: any Catalog { catalog }

    var query: PokemonQuery { asked ?? PokemonQuery() }

    func page(_ number: Int, of query: PokemonQuery) async throws(CatalogFailure) -> Page<Pokemon> {
        try await catalog.pokemon(query, page: number)
    }

    func cachedPage(_ number: Int, of query: PokemonQuery) async -> Cached<Page<Pokemon>>? {
        await catalog.cachedPokemon(query, page: number)
    }

    func known(_ pokemon: Pokemon) -> Pokemon {
        catalog.peek(pokemon.id)?.item ?? pokemon
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of pokemon: Pokemon) -> LibrarySummary {
        LibrarySummary(known(pokemon))
    }

    /// Also by its number and its English name.
    func searchedText(of pokemon: Pokemon) -> String {
        let known = known(pokemon)
        return [known.name, known.englishName, String(known.number)].compactMap(\.self).joined(separator: " ")
    }
}
