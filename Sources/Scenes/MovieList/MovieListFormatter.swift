import Entities
import Presentation

/// Puts films into words.
struct MovieListFormatter: ListFormatting {
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

    /// Texts in the order of the columns. What is not known is left out: the year without a date, the rating without votes.
    func row(_ movie: Movie, _ marks: Marks) -> Row {
        let texts = [text(.year, of: movie), text(.rating, of: movie)]
        return Row(movie.title, marks, step: movie.rating.map { RatingStep($0) }, texts)
    }

    /// Year and rating; without room for both the rating.
    func tileFacts(of movie: Movie) -> TileFacts {
        let rating = text(.rating, of: movie).map { "\(RatingSign.star) \($0)" }
        return TileFacts([text(.year, of: movie), rating], dropping: .first)
    }

    private func text(_ fact: MovieListFact, of movie: Movie) -> String? {
        switch fact {
        case .year: movie.released.map { String($0.year) }
        case .rating: movie.rating.map { wording.format.rating($0.average) }
        }
    }
}
