import Entities
import Services

protocol PokemonDetailInteractor: DetailInteractor where Detail == PokemonDetail {}

struct PokemonDetailDefaultInteractor: PokemonDetailInteractor {
    let catalog: any PokemonCatalog
    let library: any Library
    let pictures: any PictureStore

    func peek(_ id: PokemonID) -> PokemonPreview? {
        catalog.peek(id) ?? library.item(.pokemon(id)).flatMap { Pokemon($0.summary, id) }.map { .summary($0) }
    }

    func detail(of id: PokemonID) async throws(CatalogFailure) -> PokemonDetail {
        try await catalog.pokemon(id)
    }

    func cachedDetail(of id: PokemonID) async -> Cached<PokemonDetail>? {
        await catalog.cachedPokemon(id)
    }

    func invalidateCache() {
        catalog.invalidateCache()
    }

    func summary(of pokemon: Pokemon) -> LibrarySummary {
        LibrarySummary(pokemon)
    }
}

extension Pokemon {
    /// A species that only the library knows yet in this session; nil where its id has no number.
    fileprivate init?(_ summary: LibrarySummary, _ id: PokemonID) {
        guard let number = id.number else { return nil }
        self.init(id: id, number: number, name: summary.title)
    }
}
