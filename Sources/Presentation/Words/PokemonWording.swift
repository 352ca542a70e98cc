package import Entities

/// The words about Pokémon, in one language.
package struct PokemonWording: Sendable, WordTable {
    /// What one is called, as a heading, and several within a sentence.
    package var one: String
    package var several: String
    package var title: String
    package var empty: Message
    package var first: String
    package var last: String
    /// Nil for a type that this version does not know.
    package var type: @Sendable (PokemonType) -> String?
    /// What stands before the number of a generation in a filter: `gen3`.
    package var generationPrefix: String

    // What details show.
    package var types: String
    package var generation: String
    package var height: String
    package var weight: String
    /// `0.7 m`
    package var metres: @Sendable (_ number: String) -> String
    package var kilograms: @Sendable (_ number: String) -> String
    package var feetAndInches: @Sendable (_ feet: String, _ inches: String) -> String
    package var pounds: @Sendable (_ number: String) -> String
    package var baseExperience: String
    package var captureRate: String
    package var habitat: String
    /// By the name that PokéAPI has for it; nil for one that this version does not know.
    package var habitatName: @Sendable (_ name: String) -> String?
    package var stats: String
    /// Of a figure, by the name that PokéAPI has for it; nil for one that this version does not know.
    package var stat: @Sendable (_ name: String) -> String?
    /// The sum of all figures.
    package var sum: String
    package var abilities: String
    package var hidden: @Sendable (_ ability: String) -> String
    package var evolution: String
    /// How one becomes another, in few words.
    package var evolves: @Sendable (EvolutionCondition) -> String
    package var forms: String
    /// Over the moves, with how many there are.
    package var moves: @Sendable (_ count: Count) -> String
    /// How a move is learnt, by the name that PokéAPI has for it; nil for one that this version does not know.
    package var learnt: @Sendable (_ method: String) -> String?
    package var level: @Sendable (_ level: String) -> String
    /// Where only little is built in.
    package var knowsLittle: String
}
