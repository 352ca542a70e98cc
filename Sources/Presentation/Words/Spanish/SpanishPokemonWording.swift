import Commands
import Entities

extension PokemonWording {
    static func spanish(_ keys: KeyNames) -> PokemonWording {
        PokemonWording(
            one: "Pokémon",
            several: "Pokémon",
            title: "Pokédex",
            empty: Message(
                "No hay Pokémon", why: "El catálogo no ha enviado ninguno.",
                remedy: "Pulsa \(keys(.refresh)) para preguntar de nuevo."),
            first: "Este es el primero de la lista.",
            last: "Este es el último de la lista.",
            type: { type in
                switch type {
                case .normal: "Normal"
                case .fighting: "Lucha"
                case .flying: "Volador"
                case .poison: "Veneno"
                case .ground: "Tierra"
                case .rock: "Roca"
                case .bug: "Bicho"
                case .ghost: "Fantasma"
                case .steel: "Acero"
                case .fire: "Fuego"
                case .water: "Agua"
                case .grass: "Planta"
                case .electric: "Eléctrico"
                case .psychic: "Psíquico"
                case .ice: "Hielo"
                case .dragon: "Dragón"
                case .dark: "Siniestro"
                case .fairy: "Hada"
                default: nil
                }
            },
            generationPrefix: "gen",
            types: "Tipo",
            generation: "Generación",
            height: "Altura",
            weight: "Peso",
            metres: { "\($0) m" },
            kilograms: { "\($0) kg" },
            feetAndInches: { "\($0) pies \($1) pulgadas" },
            pounds: { "\($0) lb" },
            baseExperience: "Experiencia base",
            captureRate: "Ratio de captura",
            habitat: "Hábitat",
            habitatName: { name in
                switch name {
                case "cave": "Cuevas"
                case "forest": "Bosques"
                case "grassland": "Praderas"
                case "mountain": "Montañas"
                case "rare": "Raro"
                case "rough-terrain": "Terreno agreste"
                case "sea": "El mar"
                case "urban": "Ciudades"
                case "waters-edge": "La orilla del agua"
                default: nil
                }
            },
            stats: "Características base",
            stat: { name in
                switch name {
                case "hp": "PS"
                case "attack": "Ataque"
                case "defense": "Defensa"
                case "special-attack": "At. Esp."
                case "special-defense": "Def. Esp."
                case "speed": "Velocidad"
                default: nil
                }
            },
            sum: "Total",
            abilities: "Habilidades",
            hidden: { "\($0) (oculta)" },
            evolution: "Evolución",
            evolves: spanishWay,
            forms: "Formas",
            moves: { "Movimientos · \($0.text)" },
            learnt: { method in
                switch method {
                case "level-up": "Por nivel"
                case "machine": "Por máquina"
                case "egg": "De nacimiento"
                case "tutor": "Por tutor"
                case "reminder", "train": "Por entrenamiento"
                default: nil
                }
            },
            level: { "Nv. \($0)" },
            knowsLittle: "Esto es todo lo que está incorporado.")
    }

    private static func spanishWay(_ condition: EvolutionCondition) -> String {
        var parts: [String] = []
        switch (condition.trigger, condition.item) {
        case (_, let item?): parts.append(item)
        case ("trade", nil): parts.append("intercambio")
        case ("level-up", nil): break
        case (let trigger, nil): parts.append(trigger.split(separator: "-").joined(separator: " "))
        }
        if let level = condition.level { parts.append("nivel \(level)") }
        if let held = condition.heldItem { parts.append("con \(held)") }
        if condition.needsFriendship { parts.append("amistad") }
        switch condition.timeOfDay {
        case "day": parts.append("de día")
        case "night", "full-moon": parts.append("de noche")
        case "dusk": parts.append("al anochecer")
        default: break
        }
        return parts.isEmpty ? "subir de nivel" : parts.joined(separator: ", ")
    }
}
