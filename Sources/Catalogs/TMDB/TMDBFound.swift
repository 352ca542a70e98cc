import Entities
import HTTP

/// The answer of `/find/{id}`: what that id is of, by kinds.
struct TMDBFound: Decodable, Sendable {
    let results: LossyList<TMDBMovie>

    enum CodingKeys: String, CodingKey {
        case results = "movie_results"
    }

    /// Nil where there is no film, and where there are several.
    var movie: MovieID? {
        results.sentCount == 1 ? results.elements.first?.movie?.id : nil
    }
}
