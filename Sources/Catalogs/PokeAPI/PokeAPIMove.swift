import Entities
import HTTP

/// A move of a form, and how it was learnt in each game.
struct PokeAPIMove: Decodable, Sendable {
    struct Learning: Decodable, Sendable {
        @Required var method: PokeAPIReference
        /// 0 where no level is needed.
        @Lenient var level: Int?

        enum CodingKeys: String, CodingKey {
            case method = "move_learn_method"
            case level = "level_learned_at"
        }
    }

    @Required var move: PokeAPIReference
    @Lenient var games: LossyList<Learning>?

    enum CodingKeys: String, CodingKey {
        case move
        case games = "version_group_details"
    }

    /// Once for each way in which it is learnt, with the level of the game that came last.
    var moves: [PokemonMove] {
        var ways: [(method: String, level: Int?)] = []
        for game in games?.elements ?? [] {
            let level = game.level.flatMap { $0 > 0 ? $0 : nil }
            if let known = ways.firstIndex(where: { $0.method == game.method.name }) {
                ways[known].level = level
            } else {
                ways.append((game.method.name, level))
            }
        }
        let name = PokeAPIName.words(in: move.name)
        return ways.map { PokemonMove(name: name, method: $0.method, level: $0.level) }
    }
}
