import Entities
import Presentation

/// Puts films into words.
struct MovieListFormatter {
    let wording: Wording

    /// What is not known is left out: the year of a film without a date, the rating of one without votes.
    func row(_ movie: Movie, _ marks: Marks) -> Row {
        Row(
            movie.title, marks, step: movie.rating.map { RatingStep($0) },
            [movie.released.map { String($0.year) }, movie.rating.map { wording.format.rating($0.average) }])
    }

    /// Year and rating; without room for both the rating.
    func tileFacts(of movie: Movie) -> TileFacts {
        let rating = movie.rating.map { "\(RatingSign.star) \(wording.format.rating($0.average))" }
        return TileFacts([movie.released.map { String($0.year) }, rating], dropping: .first)
    }
}
