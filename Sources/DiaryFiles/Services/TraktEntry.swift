import Entities

/// An item of any of Trakt's lists, with what is used of it.
struct TraktEntry: Decodable {
    struct Film: Decodable {
        let title: String?
        let year: Int?
        let ids: IDs?
    }

    struct IDs: Decodable {
        let trakt: Int?
        let imdb: String?
        /// The Movie Database's number.
        let movieDatabase: Int?

        private enum CodingKeys: String, CodingKey {
            case trakt, imdb
            case movieDatabase = "tmdb"
        }

        /// The ids of the thing that sources and registers know.
        var items: [ItemID] {
            [
                imdb.flatMap { ItemID(imdb: $0) }, movieDatabase.flatMap { ItemID(movieDatabase: String($0)) },
                trakt.map { ItemID(source: DiaryService.trakt.source, key: String($0)) },
            ].compactMap { $0 }
        }
    }

    /// The id of one time that something was seen.
    let id: Int?
    /// `movie`, `episode`; not everywhere.
    let type: String?
    let movie: Film?
    let watched: String?
    let lastWatched: String?
    let rated: String?
    let listed: String?
    let plays: Int?
    /// The place of a thing in its list.
    let rank: Int?
    let rating: Double?
    /// Which other things it has.
    private let others: [String]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, type, movie, plays, rank, rating, episode, season, show, person
        case watched = "watched_at"
        case lastWatched = "last_watched_at"
        case rated = "rated_at"
        case listed = "listed_at"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try? fields.decodeIfPresent(Int.self, forKey: .id)
        type = try fields.decodeIfPresent(String.self, forKey: .type)
        movie = try fields.decodeIfPresent(Film.self, forKey: .movie)
        watched = try fields.decodeIfPresent(String.self, forKey: .watched)
        lastWatched = try fields.decodeIfPresent(String.self, forKey: .lastWatched)
        rated = try fields.decodeIfPresent(String.self, forKey: .rated)
        listed = try fields.decodeIfPresent(String.self, forKey: .listed)
        plays = try fields.decodeIfPresent(Int.self, forKey: .plays)
        rank = try? fields.decodeIfPresent(Int.self, forKey: .rank)
        rating = try fields.decodeIfPresent(Double.self, forKey: .rating)
        others = [CodingKeys.episode, .season, .show, .person].filter(fields.contains).map(\.rawValue)
    }

    /// As Trakt calls it; empty where it does not.
    var kind: String { type ?? others.first ?? "" }
}
