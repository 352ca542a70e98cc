import CatalogKit
package import Entities
package import Services

package struct PokemonKind: CatalogKind {
    package let topic = "pokemon"
    package let section = SectionDescriptor(id: SectionID(rawValue: "pokedex"), name: LocalizedText("Pokédex"))

    package init() {}

    package func catalog(_ source: any PokemonCatalog) -> any Catalog { source }

    package func page(
        _ number: Int, _ query: PokemonQuery, of source: any PokemonCatalog
    ) async throws(CatalogFailure) -> Page<Pokemon> {
        try await source.page(number, of: query)
    }

    package func cachedPage(_ number: Int, _ query: PokemonQuery, of source: any PokemonCatalog) async -> Cached<
        Page<Pokemon>
    >? {
        await source.cachedPage(number, of: query)
    }

    package func found(_ item: Pokemon) -> FoundItem {
        FoundItem(summary: LibrarySummary(item))
    }

    package func ask(_ item: Pokemon, of source: any PokemonCatalog) async throws(CatalogFailure) -> Picture? {
        try await source.detail(of: item.id).item.picture ?? item.picture
    }

    package func keptPicture(of subject: LibrarySubject, at source: any PokemonCatalog) async -> Picture? {
        guard let id = subject.pokemon else { return nil }
        if let known = source.peek(id)?.item.picture { return known }
        return await source.cachedDetail(of: id)?.value.item.picture
    }

    package func isKept(_ item: Pokemon, at source: any PokemonCatalog) async -> Bool? {
        await source.cachedDetail(of: item.id)?.isFresh
    }
}
