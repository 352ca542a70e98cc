import HTTP

struct DeezerGenre: Decodable, Sendable {
    @Required var id: Int
    @Required var name: String

    /// The number that stands for all music.
    static let all = 0
}
