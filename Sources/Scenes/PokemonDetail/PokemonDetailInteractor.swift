import Entities
import Services

protocol PokemonDetailInteractor: DetailInteractor where Detail == PokemonDetail {}

/// A species as its source has it, and what the library knows of it.
struct PokemonDetailDefaultInteractor: PokemonDetailInteractor {
    let catalog: any PokemonCatalog
    let library: any Diary
    let pictures: any PictureStore

    var source: any DetailCatalog<PokemonDetail> { catalog.details }
}
