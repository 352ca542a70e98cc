import Entities
import HTTP

/// The answer of `/meta/movie/tt….json`.
struct CinemetaMeta: Decodable, Sendable {
    let meta: CinemetaFilm

    /// Nil for another film than the one that was asked for.
    func detail(of id: MovieID) -> MovieDetail? {
        meta.detail.flatMap { $0.movie.id == id ? $0 : nil }
    }
}
