import Entities
import HTTP

/// The answer of `/pokemon-species/{number}`.
struct PokeAPISpecies: Decodable, Sendable {
    struct Name: Decodable, Sendable, PokeAPITranslation {
        @Required var language: PokeAPIReference
        @Required var name: String

        var text: String { name }
    }

    struct Genus: Decodable, Sendable, PokeAPITranslation {
        @Required var language: PokeAPIReference
        @Required var genus: String

        var text: String { genus }
    }

    struct Flavour: Decodable, Sendable, PokeAPITranslation {
        @Required var language: PokeAPIReference
        @Required var text: String

        enum CodingKeys: String, CodingKey {
            case language
            case text = "flavor_text"
        }
    }

    struct Variety: Decodable, Sendable {
        @Lenient var isDefault: Bool?
        @Required var pokemon: PokeAPIReference

        enum CodingKeys: String, CodingKey {
            case pokemon
            case isDefault = "is_default"
        }
    }

    struct Address: LenientlyDecodable, Sendable {
        @Required var url: String
    }

    @Required var id: Int
    @Required var name: String
    @Lenient var names: LossyList<Name>?
    @Lenient var genera: LossyList<Genus>?
    @Lenient var flavours: LossyList<Flavour>?
    /// Null since the fourth generation.
    @Lenient var habitat: PokeAPIReference?
    @Lenient var captureRate: Int?
    @Lenient var evolutionChain: Address?
    @Lenient var generation: PokeAPIReference?
    @Lenient var varieties: LossyList<Variety>?

    enum CodingKeys: String, CodingKey {
        case id, name, names, genera, habitat, generation, varieties
        case flavours = "flavor_text_entries"
        case captureRate = "capture_rate"
        case evolutionChain = "evolution_chain"
    }

    /// The number of its family; nil where it has none.
    var family: Int? { evolutionChain.flatMap { PokeAPIReference.number(inAddress: $0.url) } }

    /// The names of all forms but the usual one.
    var otherForms: [String] {
        (varieties?.elements ?? []).filter { $0.isDefault != true }.map { PokeAPIName.words(in: $0.pokemon.name) }
    }

    /// What the games say of it, on one line.
    func flavour(_ language: PokeAPILanguage) -> String? {
        language.best(flavours?.elements ?? []).map(Self.onOneLine)
    }

    var englishName: String {
        (names?.elements ?? []).last { $0.language.name.lowercased() == "en" && $0.name.nilIfEmpty != nil }?.name
            ?? PokeAPIName.ofSpecies(name)
    }

    /// The games break lines for a small screen: with line feeds and form feeds, and within words after soft hyphens.
    private static func onOneLine(_ text: String) -> String {
        var line = ""
        var breaksWord = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{AD}": breaksWord = true
            case "\n", "\r", "\u{C}", " ":
                if !breaksWord, line.last != " " { line.append(" ") }
            default:
                breaksWord = false
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
