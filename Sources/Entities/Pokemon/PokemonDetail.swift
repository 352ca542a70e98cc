/// All that a catalogue tells about one species, and about its usual form. What it does not know is nil or empty, never a
/// stand-in.
package struct PokemonDetail: Hashable, Sendable {
    @Boxed package var pokemon: Pokemon
    /// `Seed Pokémon`
    package var genus: String?
    package var heightInDecimetres: Int?
    package var weightInHectograms: Int?
    package var baseExperience: Int?
    /// In the catalogue's order.
    package var stats: [PokemonStat] = []
    package var abilities: [PokemonAbility] = []
    /// The first species of its family, with all that follow; nil where it is not known.
    @Boxed package var family: EvolutionStage?
    /// What the games say of it, without their line breaks.
    package var flavour: String?
    /// The catalogue's name for it: `waters-edge`.
    package var habitat: String?
    /// 0...255
    package var captureRate: Int?
    /// From 1.
    package var generation: Int?
    /// The names of its other forms.
    package var forms: [String] = []
    /// Each once for each way in which it is learnt.
    package var moves: [PokemonMove] = []

    package init(pokemon: Pokemon) {
        self.pokemon = pokemon
    }
}

/// A value that fights are reckoned by.
package struct PokemonStat: Hashable, Sendable {
    /// The catalogue's name for it: `special-attack`.
    package let name: String
    /// 0...255
    package let base: Int

    /// The largest that there can be.
    package static let most = 255

    /// Nil outside of the scale.
    package init?(name: String, base: Int) {
        guard (0...Self.most).contains(base) else { return nil }
        self.name = name
        self.base = base
    }
}

package struct PokemonAbility: Hashable, Sendable {
    package let name: String
    package let isHidden: Bool

    package init(name: String, isHidden: Bool) {
        self.name = name
        self.isHidden = isHidden
    }
}

package struct PokemonMove: Hashable, Sendable {
    package let name: String
    /// The catalogue's name for how it is learnt: `level-up`, `machine`, `egg`, `tutor`. Open.
    package let method: String
    /// Nil where no level is needed.
    package let level: Int?

    package init(name: String, method: String, level: Int?) {
        self.name = name
        self.method = method
        self.level = level
    }
}

/// A species of a family, with those that it evolves into.
package struct EvolutionStage: Hashable, Sendable {
    package let id: PokemonID
    package let name: String
    /// How the one before it becomes it; nil for the first, and where it is not known.
    package let condition: EvolutionCondition?
    package let next: [EvolutionStage]

    package init(id: PokemonID, name: String, condition: EvolutionCondition?, next: [EvolutionStage]) {
        self.id = id
        self.name = name
        self.condition = condition
        self.next = next
    }
}

/// How one species becomes another.
package struct EvolutionCondition: Hashable, Sendable {
    /// The catalogue's name: `level-up`, `use-item`, `trade`. Open.
    package let trigger: String
    package var level: Int?
    /// The name of the item that is used.
    package var item: String?
    /// The name of the item that it holds.
    package var heldItem: String?
    package var needsFriendship = false
    /// The catalogue's name: `day`, `night`, `dusk`. Open.
    package var timeOfDay: String?

    package init(trigger: String) {
        self.trigger = trigger
    }
}
