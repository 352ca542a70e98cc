import Entities
import TestSupport

@testable import PokemonDetail

extension PokemonDetail {
    /// Of which everything is known.
    static var eevee: PokemonDetail {
        func stage(_ number: Int, _ name: String, _ condition: EvolutionCondition) -> EvolutionStage {
            EvolutionStage(id: PokemonID(number), name: name, condition: condition, next: [])
        }
        var stone = EvolutionCondition(trigger: "use-item")
        stone.item = "Water Stone"
        var friendship = EvolutionCondition(trigger: "level-up")
        (friendship.needsFriendship, friendship.timeOfDay) = (true, "day")
        var detail = PokemonDetail(
            pokemon: Pokemon(id: PokemonID(133), number: 133, name: "Evoli", englishName: "Eevee", types: [.normal]))
        detail.genus = "Evolution Pokémon"
        (detail.heightInDecimetres, detail.weightInHectograms) = (3, 65)
        (detail.baseExperience, detail.captureRate, detail.generation) = (65, 45, 1)
        detail.habitat = "urban"
        detail.flavour = "Its genetic code is irregular. It may mutate if it is exposed to radiation."
        detail.abilities = [
            PokemonAbility(name: "Run Away", isHidden: false), PokemonAbility(name: "Anticipation", isHidden: true),
        ]
        detail.forms = ["Eevee Starter", "Eevee Gmax"]
        detail.stats = [
            ("hp", 55), ("attack", 0), ("defense", 1), ("special-attack", 45), ("special-defense", 255), ("speed", 128),
        ].compactMap { PokemonStat(name: $0, base: $1) }
        detail.family = EvolutionStage(
            id: PokemonID(133), name: "Evoli", condition: nil,
            next: [stage(134, "Vaporeon", stone), stage(196, "Espeon", friendship)])
        detail.moves = [
            PokemonMove(name: "Bite", method: "level-up", level: 25),
            PokemonMove(name: "Growl", method: "level-up", level: 1),
            PokemonMove(name: "Toxic", method: "machine", level: nil),
            PokemonMove(name: "Bite", method: "egg", level: nil),
            PokemonMove(name: "Surf", method: "zygarde-cube", level: nil),
        ]
        return detail
    }

    /// The second of three of which each has come from the one before.
    static var ivysaur: PokemonDetail {
        func condition(_ level: Int) -> EvolutionCondition {
            var condition = EvolutionCondition(trigger: "level-up")
            condition.level = level
            return condition
        }
        let last = EvolutionStage(id: PokemonID(3), name: "Venusaur", condition: condition(32), next: [])
        let own = EvolutionStage(id: PokemonID(2), name: "Ivysaur", condition: condition(16), next: [last])
        var detail = PokemonDetail(
            pokemon: Pokemon(id: PokemonID(2), number: 2, name: "Ivysaur", types: [.grass, .poison]))
        detail.family = EvolutionStage(id: PokemonID(1), name: "Bulbasaur", condition: nil, next: [own])
        return detail
    }
}
