import Entities
import Services

protocol PokemonListInteractor: RemoteListInteractor where Item == Pokemon, Query == PokemonQuery {
    /// What is known of a species by now, which may be more than its list said.
    func known(_ pokemon: Pokemon) -> Pokemon
    var pictures: any PictureStore { get }
}

/// Which species the list is about: those that were asked for, else all of them, by number.
struct PokemonListDefaultInteractor: PokemonListInteractor {
    let catalog: any PokemonCatalog
    let library: any Diary
    let pictures: any PictureStore
    let asked: PokemonQuery?

    var source: any ListCatalog<Pokemon, PokemonQuery> { catalog.lists }

    func known(_ pokemon: Pokemon) -> Pokemon {
        catalog.peek(pokemon.id)?.item ?? pokemon
    }

    func summary(of pokemon: Pokemon) -> LibrarySummary { known(pokemon).summary }

    /// Also by its number and its English name.
    func searchedText(of pokemon: Pokemon) -> String {
        let known = known(pokemon)
        return [known.name, known.englishName, String(known.number)].compactMap(\.self).joined(separator: " ")
    }
}
