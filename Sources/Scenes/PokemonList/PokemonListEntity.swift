import Presentation

/// A species as the list shows it: ready words.
struct PokemonRow: Hashable {
    let number: String
    let name: String
    /// Empty where they are not known.
    let types: String
    var marks = Marks()
}
