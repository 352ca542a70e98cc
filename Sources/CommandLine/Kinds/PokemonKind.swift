package import Entities
package import Services

package struct PokemonKind: DetailKind {
    package let topic = "pokemon"
    package let section = SectionDescriptor(id: SectionID(rawValue: "pokedex"), name: LocalizedText("Pokédex"))

    package init() {}

    package func lists(_ source: any PokemonCatalog) -> any ListCatalog<Pokemon, PokemonQuery> { source.lists }

    package func details(_ source: any PokemonCatalog) -> any DetailCatalog<PokemonDetail> { source.details }

    package func id(of subject: LibrarySubject) -> PokemonID? { subject.pokemon }

    package func found(_ item: Pokemon) -> FoundItem {
        FoundItem(summary: LibrarySummary(item))
    }
}
