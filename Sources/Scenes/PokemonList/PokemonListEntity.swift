/// What a row says of a species beside its name, in the order of the columns. Its words are in `PokemonListFormatter`.
enum PokemonListFact: CaseIterable {
    case number, types
}
