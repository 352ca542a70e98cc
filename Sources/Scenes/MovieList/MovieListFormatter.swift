import Entities
import Presentation

/// Puts films into words.
struct MovieListFormatter {
    let wording: Wording

    var columns: ListColumns {
        let columns = MovieListFact.allCases.map { fact in
            switch fact {
            case .year: RowColumn(wording.column.year, width: 4, at: .last)
            case .rating: RowColumn(RatingSign.star, width: 4, as: .rating)
            }
        }
        return ListColumns(title: wording.column.title, columns)
    }

    /// What is not known is left out: the year of a film without a date, the rating of one without votes.
    func row(_ movie: Movie, _ marks: Marks) -> Row {
        let texts: [String?] = MovieListFact.allCases.map { fact in
            switch fact {
            case .year: movie.released.map { String($0.year) }
            case .rating: movie.rating.map { wording.format.rating($0.average) }
            }
        }
        return Row(movie.title, marks, step: movie.rating.map { RatingStep($0) }, texts)
    }

    /// Year and rating; without room for both the rating.
    func tileFacts(of movie: Movie) -> TileFacts {
        let rating = movie.rating.map { "\(RatingSign.star) \(wording.format.rating($0.average))" }
        return TileFacts([movie.released.map { String($0.year) }, rating], dropping: .first)
    }
}
