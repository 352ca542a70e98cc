import Commands
import Entities

extension PokemonWording {
    static func english(_ keys: KeyNames) -> PokemonWording {
        PokemonWording(
            one: "Pokémon",
            several: "Pokémon",
            title: "Pokédex",
            empty: Message(
                "No Pokémon", why: "The catalogue sent none.", remedy: "Press \(keys(.refresh)) to ask again."),
            first: "This is the first one of the list.",
            last: "This is the last one of the list.",
            type: { type in
                // The catalogue's names are English.
                PokemonType.known.contains(type)
                    ? type.rawValue.prefix(1).uppercased() + type.rawValue.dropFirst() : nil
            },
            generationPrefix: "gen",
            types: "Type",
            generation: "Generation",
            height: "Height",
            weight: "Weight",
            metres: { "\($0) m" },
            kilograms: { "\($0) kg" },
            feetAndInches: { "\($0) ft \($1) in" },
            pounds: { "\($0) lb" },
            baseExperience: "Base experience",
            captureRate: "Capture rate",
            habitat: "Habitat",
            habitatName: { name in
                switch name {
                case "cave": "Caves"
                case "forest": "Forests"
                case "grassland": "Grassland"
                case "mountain": "Mountains"
                case "rare": "Rare"
                case "rough-terrain": "Rough terrain"
                case "sea": "The sea"
                case "urban": "Towns"
                case "waters-edge": "The water's edge"
                default: nil
                }
            },
            stats: "Base stats",
            stat: { name in
                switch name {
                case "hp": "HP"
                case "attack": "Attack"
                case "defense": "Defense"
                case "special-attack": "Sp. Atk"
                case "special-defense": "Sp. Def"
                case "speed": "Speed"
                default: nil
                }
            },
            sum: "Total",
            abilities: "Abilities",
            hidden: { "\($0) (hidden)" },
            evolution: "Evolution",
            evolves: englishWay,
            forms: "Forms",
            moves: { "Moves · \($0.text)" },
            learnt: { method in
                switch method {
                case "level-up": "By level"
                case "machine": "By machine"
                case "egg": "By breeding"
                case "tutor": "By tutor"
                case "reminder", "train": "By training"
                default: nil
                }
            },
            level: { "Lv. \($0)" },
            knowsLittle: "The built-in catalogue knows no more.")
    }

    private static func englishWay(_ condition: EvolutionCondition) -> String {
        var parts: [String] = []
        switch (condition.trigger, condition.item) {
        case (_, let item?): parts.append(item)
        case ("trade", nil): parts.append("trade")
        case ("level-up", nil): break
        case (let trigger, nil): parts.append(trigger.split(separator: "-").joined(separator: " "))
        }
        if let level = condition.level { parts.append("level \(level)") }
        if let held = condition.heldItem { parts.append("holding \(held)") }
        if condition.needsFriendship { parts.append("friendship") }
        switch condition.timeOfDay {
        case "day": parts.append("by day")
        case "night", "full-moon": parts.append("by night")
        case "dusk": parts.append("at dusk")
        default: break
        }
        return parts.isEmpty ? "level up" : parts.joined(separator: ", ")
    }
}
