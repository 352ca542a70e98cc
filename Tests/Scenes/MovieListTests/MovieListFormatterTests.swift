import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieList

struct MovieListFormatterTests {
    private let english = MovieListFormatter(wording: .sample("en_US"))
    private let german = MovieListFormatter(wording: .sample("de_DE"))

    @Test func aRowIsTitleYearAndRatingInTheReadersLocale() {
        let movie = Movie.sample(50, title: "Yi Yi", rating: Rating(average: 7.86, votes: 12))
        let marks = Marks(isFavourite: true)

        #expect(
            english.row(movie, marks) == Row(film: "Yi Yi", year: "2000", rating: "7.9", step: .high, marks: marks))
        #expect(german.row(movie, marks).texts[1] == "7,9")
    }

    @Test("A tile has year and rating; where there is room for one, that is the rating")
    func aTileKeepsTheRating() {
        let movie = Movie.sample(50, title: "Yi Yi", rating: Rating(average: 7.86, votes: 12))
        #expect(english.tileFacts(of: movie).forms == ["2000 · ★ 7.9", "★ 7.9"])
    }

    @Test func whatIsNotKnownIsLeftOut() {
        let movie = Movie(id: MovieID(1), title: "Yi Yi", originalTitle: nil, released: nil, rating: nil)

        #expect(english.row(movie, Marks()) == Row(film: "Yi Yi", year: nil, rating: nil))
    }
}
