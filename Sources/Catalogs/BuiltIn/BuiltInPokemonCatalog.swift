package import Entities
package import Services

/// The species of the first generation: their numbers, names and types.
///
/// Like `BuiltInMovieCatalog`, it answers on its caller's actor.
package struct BuiltInPokemonCatalog: PokemonCatalog {
    package let source = BuiltInSource.id
    package let capabilities = BuiltInSource.descriptor.capabilities(about: .pokemon)
    private let language: String

    /// - Parameter language: of the names, ISO 639-1.
    package init(language: String) {
        self.language = language
    }

    /// Made when it is asked for, since most starts do not come to it.
    private func pokemon(_ first: PokemonNames) -> Pokemon {
        Pokemon(
            id: PokemonID(source: BuiltInSource.id, number: first.number), number: first.number,
            name: first.name(in: language) ?? first.englishName, englishName: first.englishName, types: first.types)
    }

    package func page(_ number: Int, of query: PokemonQuery) async throws(CatalogFailure) -> Page<Pokemon> {
        Page(
            number,
            ofWhole: query.arranged(PokemonNames.all.map(pokemon)) { pokemon, type in pokemon.types.contains(type) },
            size: BuiltInPaging.size)
    }

    package func detail(of id: PokemonID) async throws(CatalogFailure) -> PokemonDetail {
        guard let detail = peek(id)?.detail else { throw .notFound }
        return detail
    }

    package func knownValues(of filter: QueryFilter) -> [FilterValue] {
        filter.valuesOfSpecies(generations: 1)
    }

    package func peek(_ id: PokemonID) -> PokemonPreview? {
        guard id.item.source == source, let number = id.number, let first = PokemonNames[number] else { return nil }
        var detail = PokemonDetail(pokemon: pokemon(first))
        detail.generation = PokemonGeneration.generation(ofNumber: number)
        return .detail(detail)
    }
}
