import Entities
import HTTP

/// The answer of `/pokemon/{number}`: a form of a species.
struct PokeAPIPokemon: Decodable, Sendable {
    struct Slot: Decodable, Sendable {
        @Lenient var slot: Int?
        @Required var type: PokeAPIReference
    }

    struct Stat: Decodable, Sendable {
        @Required var base: Int
        @Required var stat: PokeAPIReference

        enum CodingKeys: String, CodingKey {
            case stat
            case base = "base_stat"
        }
    }

    struct Ability: Decodable, Sendable {
        @Required var ability: PokeAPIReference
        @Lenient var isHidden: Bool?

        enum CodingKeys: String, CodingKey {
            case ability
            case isHidden = "is_hidden"
        }
    }

    struct Sprites: LenientlyDecodable, Sendable {
        struct Other: LenientlyDecodable, Sendable {
            @Lenient var artwork: Picture?
            @Lenient var home: Picture?

            enum CodingKeys: String, CodingKey {
                case home
                case artwork = "official-artwork"
            }
        }

        struct Picture: LenientlyDecodable, Sendable {
            @Lenient var front: String?

            enum CodingKeys: String, CodingKey {
                case front = "front_default"
            }
        }

        @Lenient var front: String?
        @Lenient var other: Other?

        enum CodingKeys: String, CodingKey {
            case other
            case front = "front_default"
        }
    }

    @Required var id: Int
    /// Null for the newest forms.
    @Lenient var baseExperience: Int?
    @Lenient var height: Int?
    @Lenient var weight: Int?
    @Lenient var types: LossyList<Slot>?
    @Lenient var stats: LossyList<Stat>?
    @Lenient var abilities: LossyList<Ability>?
    @Lenient var moves: LossyList<PokeAPIMove>?
    @Lenient var sprites: Sprites?

    enum CodingKeys: String, CodingKey {
        case id, height, weight, types, stats, abilities, moves, sprites
        case baseExperience = "base_experience"
    }

    var typesInOrder: [PokemonType] {
        (types?.elements ?? []).sorted { $0.slot ?? .max < $1.slot ?? .max }
            .map { PokemonType(rawValue: $0.type.name) }
    }

    /// The sprite, and the artwork; new forms have only one of them, or another picture.
    var picture: Entities.Picture? {
        let drawn = [sprites?.other?.artwork?.front, sprites?.other?.home?.front].lazy.compactMap(Self.address).first
        let sprite = sprites?.front.flatMap(Self.address)
        return (sprite ?? drawn).map { Entities.Picture(source: PokeAPISource.id, small: $0, large: drawn) }
    }

    /// Where the pictures of a species usually are, of which only the number is known.
    static func usualPicture(of number: Int) -> Entities.Picture {
        let folder = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon"
        return Entities.Picture(
            source: PokeAPISource.id, small: "\(folder)/\(number).png",
            large: "\(folder)/other/official-artwork/\(number).png")
    }

    private static func address(_ text: String?) -> String? {
        text?.nilIfEmpty.flatMap(HTTPURL.forBrowser)
    }
}
