import Entities
import Services

struct PokemonKind: CatalogKind {
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
}
