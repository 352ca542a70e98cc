import Entities
import Presentation
import TestSupport
import Testing

@testable import MovieDetail

struct MovieDetailFormatterTests {
    private func formatter(_ locale: String = "en_US") -> MovieDetailFormatter {
        MovieDetailFormatter(wording: .sample(locale))
    }

    private func film(released: String? = nil, rating: Rating? = nil) -> Movie {
        Movie(
            id: MovieID(1), title: "In the Mood for Love", originalTitle: "花樣年華",
            released: released.flatMap { CalendarDate(iso8601: $0) }, rating: rating)
    }

    private func value(_ label: String, of content: MovieDetailContent) -> String? {
        content.fields.first { $0.label == label }?.value
    }

    @Test func whatIsNotKnownIsLeftOut() {
        let content = formatter().content(of: MovieDetail(movie: film()))

        #expect(content.facts == "")
        #expect(content.fields.isEmpty)
        #expect(content.cast.isEmpty)
        #expect(content.links.isEmpty)
        #expect(content.recommendations.isEmpty)
        #expect(content.overview == nil)
        #expect(content.tagline == nil)
    }

    @Test func aListsFilmHasTitlesYearAndRating() {
        let content = formatter().content(of: film(released: "2000-09-29", rating: Rating(average: 8.09, votes: 2_345)))

        #expect(content.title == "In the Mood for Love")
        #expect(content.originalTitle == "花樣年華")
        #expect(content.facts == "2000")
        #expect(content.fields == [.init(label: "Rating", value: "8.1 · 2,345 votes")])
    }

    @Test(arguments: [(45, "45 min"), (60, "1 h"), (98, "1 h 38 min"), (1, "1 min")])
    func runtimeIsInHoursAndMinutes(minutes: Int, text: String) {
        var detail = MovieDetail(movie: film())
        detail.runtimeInMinutes = minutes

        #expect(formatter().content(of: detail).facts == text)
    }

    @Test func factsAreYearRuntimeAndGenres() {
        var detail = MovieDetail(movie: film(released: "2000-09-29"))
        detail.runtimeInMinutes = 98
        detail.genres = ["Drama", "Romance"]

        #expect(formatter().content(of: detail).facts == "2000 · 1 h 38 min · Drama, Romance")
    }

    @Test(arguments: [("en_US", "September 29, 2000"), ("en_GB", "29 September 2000"), ("de_DE", "29. September 2000")])
    func theDateIsAsTheLocaleWritesIt(locale: String, text: String) {
        let content = formatter(locale).content(of: MovieDetail(movie: film(released: "2000-09-29")))

        #expect(content.fields.map(\.value) == [text])
    }

    @Test func aYearAloneIsNotSaidTwice() {
        let content = formatter().content(of: MovieDetail(movie: film(released: "2000")))

        #expect(content.facts == "2000")
        #expect(content.fields.isEmpty)
    }

    @Test func aSingleVoteIsOneVote() {
        let content = formatter().content(of: film(rating: Rating(average: 7, votes: 1)))
        #expect(content.fields == [.init(label: "Rating", value: "7.0 · 1 vote")])
    }

    @Test func aRatingWhoseVotesNobodyCountedStandsAlone() {
        let content = formatter("de_DE").content(of: film(rating: Rating(average: 7.86, votes: nil)))
        #expect(content.fields == [.init(label: "Bewertung", value: "7,9")])
    }

    @Test func votesAndRatingAreAsTheLocaleWritesThem() {
        let rating = Rating(average: 8.09, votes: 12_345)

        #expect(value("Bewertung", of: formatter("de_DE").content(of: film(rating: rating))) == "8,1 · 12.345 Stimmen")
    }

    @Test func allThatTheServiceSentIsShown() {
        var detail = MovieDetail(movie: film())
        detail.tagline = "Feel the heat."
        detail.overview = "Two neighbours."
        detail.directors = ["Wong Kar-wai", "Another"]
        detail.certification = "PG"
        detail.spokenLanguages = ["zh", "fr"]
        let content = formatter().content(of: detail)

        #expect(content.tagline == "Feel the heat.")
        #expect(content.overview == "Two neighbours.")
        #expect(value("Director", of: content) == "Wong Kar-wai, Another")
        #expect(value("Certificate", of: content) == "PG")
        #expect(value("Spoken", of: content) == "Chinese, French")
    }

    @Test func castKeepsItsOrderAndItsCharacters() {
        var detail = MovieDetail(movie: film())
        detail.cast = [CastMember(name: "Tony Leung", character: "Chow"), CastMember(name: "Extra", character: nil)]
        let content = formatter().content(of: detail)

        #expect(content.castLabel == "Cast")
        #expect(content.cast == [.init(name: "Tony Leung", character: "Chow"), .init(name: "Extra", character: nil)])
    }

    @Test func trailersComeBeforeOtherLinks() {
        var detail = MovieDetail(movie: film())
        detail.links = [Link(title: "TMDB", url: "https://tmdb.org")]
        detail.trailers = [Link(title: "Trailer", url: "https://video.org")]

        #expect(formatter().content(of: detail).links.map(\.label) == ["Trailers", "Links"])
    }

    @Test func recommendationsHaveTheirYearWhereItIsKnown() {
        var detail = MovieDetail(movie: film())
        detail.recommendations = [.sample(50, title: "Yi Yi"), film()]

        #expect(formatter().content(of: detail).recommendations == ["Yi Yi (2000)", "In the Mood for Love"])
    }
}
