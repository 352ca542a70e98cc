import Commands
import Entities

extension PokemonWording {
    static func german(_ keys: KeyNames) -> PokemonWording {
        PokemonWording(
            one: "Pokémon",
            several: "Pokémon",
            title: "Pokédex",
            empty: Message(
                "Keine Pokémon", why: "Der Katalog hat keine geschickt.", remedy: "\(keys(.refresh)) fragt noch einmal."
            ),
            first: "Das ist das erste der Liste.",
            last: "Das ist das letzte der Liste.",
            type: { type in
                switch type {
                case .normal: "Normal"
                case .fighting: "Kampf"
                case .flying: "Flug"
                case .poison: "Gift"
                case .ground: "Boden"
                case .rock: "Gestein"
                case .bug: "Käfer"
                case .ghost: "Geist"
                case .steel: "Stahl"
                case .fire: "Feuer"
                case .water: "Wasser"
                case .grass: "Pflanze"
                case .electric: "Elektro"
                case .psychic: "Psycho"
                case .ice: "Eis"
                case .dragon: "Drache"
                case .dark: "Unlicht"
                case .fairy: "Fee"
                default: nil
                }
            },
            generationPrefix: "gen",
            types: "Typ",
            generation: "Generation",
            height: "Größe",
            weight: "Gewicht",
            metres: { "\($0) m" },
            kilograms: { "\($0) kg" },
            feetAndInches: { "\($0) Fuß \($1) Zoll" },
            pounds: { "\($0) lb" },
            baseExperience: "Basis-Erfahrung",
            captureRate: "Fangrate",
            habitat: "Lebensraum",
            habitatName: { name in
                switch name {
                case "cave": "Höhlen"
                case "forest": "Wälder"
                case "grassland": "Wiesen"
                case "mountain": "Berge"
                case "rare": "Selten"
                case "rough-terrain": "Raues Gelände"
                case "sea": "Das Meer"
                case "urban": "Städte"
                case "waters-edge": "Gewässerränder"
                default: nil
                }
            },
            stats: "Basiswerte",
            stat: { name in
                switch name {
                case "hp": "KP"
                case "attack": "Angriff"
                case "defense": "Vert."
                case "special-attack": "Sp.-Ang."
                case "special-defense": "Sp.-Vert."
                case "speed": "Initiative"
                default: nil
                }
            },
            sum: "Summe",
            abilities: "Fähigkeiten",
            hidden: { "\($0) (versteckt)" },
            evolution: "Entwicklung",
            evolves: germanWay,
            forms: "Formen",
            moves: { "Attacken · \($0.text)" },
            learnt: { method in
                switch method {
                case "level-up": "Durch Level"
                case "machine": "Durch Maschine"
                case "egg": "Von Geburt an"
                case "tutor": "Durch Lehrer"
                case "reminder", "train": "Durch Training"
                default: nil
                }
            },
            level: { "Lv. \($0)" },
            knowsLittle: "Mehr ist nicht eingebaut.")
    }

    private static func germanWay(_ condition: EvolutionCondition) -> String {
        var parts: [String] = []
        switch (condition.trigger, condition.item) {
        case (_, let item?): parts.append(item)
        case ("trade", nil): parts.append("Tausch")
        case ("level-up", nil): break
        case (let trigger, nil): parts.append(trigger.split(separator: "-").joined(separator: " "))
        }
        if let level = condition.level { parts.append("Level \(level)") }
        if let held = condition.heldItem { parts.append("hält \(held)") }
        if condition.needsFriendship { parts.append("Freundschaft") }
        switch condition.timeOfDay {
        case "day": parts.append("am Tag")
        case "night", "full-moon": parts.append("bei Nacht")
        case "dusk": parts.append("in der Dämmerung")
        default: break
        }
        return parts.isEmpty ? "Level-Aufstieg" : parts.joined(separator: ", ")
    }
}
