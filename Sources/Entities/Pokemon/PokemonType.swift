/// The type of a species or a move, by the name that PokéAPI has for it. Open: others may come.
package struct PokemonType: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package static let normal = Self(rawValue: "normal")
    package static let fighting = Self(rawValue: "fighting")
    package static let flying = Self(rawValue: "flying")
    package static let poison = Self(rawValue: "poison")
    package static let ground = Self(rawValue: "ground")
    package static let rock = Self(rawValue: "rock")
    package static let bug = Self(rawValue: "bug")
    package static let ghost = Self(rawValue: "ghost")
    package static let steel = Self(rawValue: "steel")
    package static let fire = Self(rawValue: "fire")
    package static let water = Self(rawValue: "water")
    package static let grass = Self(rawValue: "grass")
    package static let electric = Self(rawValue: "electric")
    package static let psychic = Self(rawValue: "psychic")
    package static let ice = Self(rawValue: "ice")
    package static let dragon = Self(rawValue: "dragon")
    package static let dark = Self(rawValue: "dark")
    package static let fairy = Self(rawValue: "fairy")

    /// The types that species have.
    package static let known: [PokemonType] = [
        normal, fighting, flying, poison, ground, rock, bug, ghost, steel, fire, water, grass, electric, psychic, ice,
        dragon, dark, fairy,
    ]
}
