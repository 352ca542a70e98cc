package import Entities

/// Species of Pokémon, in lists and one by one. Each source that has them implements it.
package protocol PokemonCatalog: ListCatalog, DetailCatalog
where Item == Pokemon, Query == PokemonQuery, Detail == PokemonDetail {}
