import Entities
import LenientJSON

/// A film as TMDB's lists have it, and as its details begin.
struct TMDBMovie: Decodable, Sendable {
    @Required var id: Int
    @Lenient var title: String?
    @Lenient var originalTitle: String?
    @Lenient var releaseDate: String?
    @Lenient var voteAverage: Double?
    @Lenient var voteCount: Int?
    @Lenient var mediaType: String?

    enum CodingKeys: String, CodingKey {
        case id, title
        case originalTitle = "original_title"
        case releaseDate = "release_date"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case mediaType = "media_type"
    }

    /// Nil if it has no title, or is not a film.
    var movie: Movie? {
        guard let title = title?.nilIfEmpty ?? originalTitle?.nilIfEmpty, mediaType ?? "movie" == "movie" else {
            return nil
        }
        return Movie(
            id: MovieID(source: TMDBSource.id, key: String(id)), title: title, originalTitle: originalTitle?.nilIfEmpty,
            released: releaseDate.flatMap { CalendarDate(iso8601: $0) },
            rating: voteAverage.flatMap { Rating(average: $0, votes: voteCount ?? 0) })
    }
}
