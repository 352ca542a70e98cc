package import Entities

/// Species of Pokémon, in lists and one by one. Each source that has them implements it.
package protocol PokemonCatalog: ListCatalog, DetailCatalog
where Item == Pokemon, Query == PokemonQuery, Detail == PokemonDetail {
    /// Page numbers start at 1; a page after the last is empty.
    func pokemon(_ query: PokemonQuery, page: Int) async throws(CatalogFailure) -> Page<Pokemon>

    func pokemon(_ id: PokemonID) async throws(CatalogFailure) -> PokemonDetail

    /// What is in memory, at once: for the first frame of a screen, and for the rows of lists.
    func peek(_ id: PokemonID) -> PokemonPreview?

    /// The cached page, fresh or not, without a request; nil if there is none.
    func cachedPokemon(_ query: PokemonQuery, page: Int) async -> Cached<Page<Pokemon>>?

    /// The cached answer of `pokemon(_:)`, fresh or not, without a request.
    func cachedPokemon(_ id: PokemonID) async -> Cached<PokemonDetail>?

    /// The next questions go to the service, even where the cached answer is fresh. Nothing is removed from the cache.
    func invalidateCache()
}

extension PokemonCatalog {
    /// A catalogue that keeps no answers has none to forget.
    package func invalidateCache() {}

    package func cachedPokemon(_ query: PokemonQuery, page: Int) async -> Cached<Page<Pokemon>>? { nil }

    package func cachedPokemon(_ id: PokemonID) async -> Cached<PokemonDetail>? { nil }
}
