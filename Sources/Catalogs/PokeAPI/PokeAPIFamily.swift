import Entities
import HTTP

/// The answer of `/evolution-chain/{number}`.
struct PokeAPIFamily: Decodable, Sendable {
    struct Link: LenientlyDecodable, Sendable {
        @Required var species: PokeAPIReference
        @Lenient var details: LossyList<Way>?
        @Lenient var next: LossyList<Link>?

        enum CodingKeys: String, CodingKey {
            case species
            case details = "evolution_details"
            case next = "evolves_to"
        }
    }

    struct Way: Decodable, Sendable {
        /// Whether it is the way of the latest games.
        @Lenient var isDefault: Bool?
        @Required var trigger: PokeAPIReference
        @Lenient var level: Int?
        @Lenient var item: PokeAPIReference?
        @Lenient var heldItem: PokeAPIReference?
        @Lenient var happiness: Int?
        @Lenient var affection: Int?
        @Lenient var timeOfDay: String?

        enum CodingKeys: String, CodingKey {
            case trigger, item
            case isDefault = "is_default"
            case level = "min_level"
            case heldItem = "held_item"
            case happiness = "min_happiness"
            case affection = "min_affection"
            case timeOfDay = "time_of_day"
        }

        var condition: EvolutionCondition {
            var condition = EvolutionCondition(trigger: trigger.name)
            condition.level = level
            condition.item = item.map { PokeAPIName.words(in: $0.name) }
            condition.heldItem = heldItem.map { PokeAPIName.words(in: $0.name) }
            condition.needsFriendship = happiness != nil || affection != nil
            condition.timeOfDay = timeOfDay?.nilIfEmpty
            return condition
        }
    }

    @Required var chain: Link
}

extension PokeAPIFamily.Link {
    /// Nil for a species without a number.
    ///
    /// - Parameter name: the name of a species, from its number and its name in addresses.
    func stage(name: (_ number: Int, _ slug: String) -> String) -> EvolutionStage? {
        species.number.map { number in
            let ways = details?.elements ?? []
            return EvolutionStage(
                id: PokemonID(source: PokeAPISource.id, number: number), name: name(number, species.name),
                condition: (ways.last { $0.isDefault == true } ?? ways.last)?.condition,
                next: (next?.elements ?? []).compactMap { $0.stage(name: name) })
        }
    }
}
