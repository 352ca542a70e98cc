import Entities
import HTTP

/// A film as TMDB's lists have it, and as its details begin.
struct TMDBMovie: Decodable, Sendable {
    @Required var id: Int
    @Lenient var title: String?
    @Lenient var originalTitle: String?
    @Lenient var releaseDate: String?
    @Lenient var voteAverage: Double?
    @Lenient var voteCount: Int?
    @Lenient var mediaType: String?
    /// Below the address of all pictures, and a size.
    @Lenient var posterPath: String?

    enum CodingKeys: String, CodingKey {
        case id, title
        case originalTitle = "original_title"
        case releaseDate = "release_date"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case mediaType = "media_type"
        case posterPath = "poster_path"
    }

    /// Nil if it has no title, or is not a film.
    var movie: Movie? {
        guard let title = title?.nilIfEmpty ?? originalTitle?.nilIfEmpty, mediaType ?? "movie" == "movie" else {
            return nil
        }
        return Movie(
            id: MovieID(source: TMDBSource.id, key: String(id)), title: title, originalTitle: originalTitle?.nilIfEmpty,
            released: releaseDate.flatMap { CalendarDate(iso8601: $0) },
            rating: voteAverage.flatMap { Rating(average: $0, votes: voteCount ?? 0) },
            picture: posterPath.flatMap { Picture(tmdb: $0, small: "w154", large: "w342", largest: "w500") })
    }
}

extension Picture {
    /// Nil for what is no path.
    ///
    /// - Parameters:
    ///   - path: of the picture, `/name.jpg`.
    ///   - small: the size that is sharp enough in cells, `large` in pixels, and `largest` in small pixels, by TMDB's names.
    init?(tmdb path: String, small: String, large: String, largest: String? = nil) {
        guard path.hasPrefix("/"), path.count > 1 else { return nil }
        self.init(
            source: TMDBSource.id, small: "/\(small)\(path)", large: "/\(large)\(path)",
            largest: largest.map { "/\($0)\(path)" })
    }
}
