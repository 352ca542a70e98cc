import Entities
import Presentation
import ScreenTestSupport
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

    private func value(_ label: String, of content: DetailContent) -> String? {
        content.fields.first { $0.label == label }?.value.text
    }

    @Test func whatIsNotKnownIsLeftOut() {
        let content = formatter().content(of: MovieDetail(movie: film()))

        #expect(content.facts == nil)
        #expect(content.fields.isEmpty)
        #expect(content.sections.isEmpty)
        #expect(content.prose.isEmpty)
        #expect(content.texts(.accent).isEmpty)
    }

    @Test func aListsFilmHasTitlesYearAndRating() {
        let content = formatter().content(of: film(released: "2000-09-29", rating: Rating(average: 8.09, votes: 2_345)))

        #expect(content.title == "In the Mood for Love")
        #expect(content.secondTitle == "花樣年華")
        #expect(content.facts == "2000")
        #expect(content.fields.isEmpty)
        #expect(content.score == .init("Rating", "8.1", of: "10", votes: "2,345 votes", share: 8.09 / 10))
        #expect(content.score?.seenNumber == "8.1/10" && content.score?.text == "8.1 · 2,345 votes")
    }

    @Test(arguments: [("en_US", "with"), ("de", "mit"), ("es", "con")])
    func aStripNamesWhoMadeItAndWhoPlaysInIt(locale: String, with: String) {
        let words = Wording.sample(locale)
        #expect(words.people(["Wong Kar-wai"], ["Tony Leung", "張曼玉"]) == "Wong Kar-wai · \(with) Tony Leung, 張曼玉")
        #expect(words.people([], ["Tony Leung"]) == "\(with) Tony Leung")
        #expect(words.people(["A", "B"], []) == "A, B" && words.people([], []) == nil)
        #expect(formatter(locale).content(of: MovieDetail(movie: film())).people == nil)
    }

    @Test(arguments: [(45, "45 min"), (60, "1 h"), (98, "1 h 38 min"), (1, "1 min")])
    func runtimeIsInHoursAndMinutes(minutes: Int, text: String) {
        var detail = MovieDetail(movie: film())
        detail.runtimeInMinutes = minutes

        #expect(formatter().content(of: detail).facts?.text == text)
    }

    @Test func factsAreYearRuntimeAndCertificateAndGenresAreChips() {
        var detail = MovieDetail(movie: film(released: "2000-09-29"))
        detail.runtimeInMinutes = 98
        detail.certification = "PG"
        detail.genres = [FilterValue("drama", name: "Drama"), FilterValue("romance", name: "Romance")]

        let content = formatter().content(of: detail)
        #expect(content.facts?.text == "2000 · 1 h 38 min · PG")
        #expect(content.chips?.words.map(\.text) == ["Drama", "Romance"])
        let source = detail.movie.id.item.source
        #expect(
            content.facts?.parts.compactMap(\.place)
                == [.movies(MovieQuery(filters: [.years: .range(FilterRange(2000...2000))]), source)])
        #expect(
            content.chips?.words.flatMap(\.parts).map(\.place) == [
                .movies(MovieQuery(filters: [.genre: .only("drama")]), source),
                .movies(MovieQuery(filters: [.genre: .only("romance")]), source),
            ])
    }

    @Test(
        "An age alone is told from a number of something else", arguments: [("12", "12+"), ("12A", "12A"), ("R", "R")])
    func anAgeIsToldFromANumber(certification: String, text: String) {
        var detail = MovieDetail(movie: film())
        detail.certification = certification

        #expect(formatter().content(of: detail).facts?.text == text)
    }

    @Test(arguments: [("en_US", "September 29, 2000"), ("en_GB", "29 September 2000"), ("de_DE", "29. September 2000")])
    func theDateIsAsTheLocaleWritesIt(locale: String, text: String) {
        let content = formatter(locale).content(of: MovieDetail(movie: film(released: "2000-09-29")))

        #expect(content.fields.map(\.value.text) == [text])
    }

    @Test func aYearAloneIsNotSaidTwice() {
        let content = formatter().content(of: MovieDetail(movie: film(released: "2000")))

        #expect(content.facts?.text == "2000")
        #expect(content.fields.isEmpty)
    }

    @Test func aSingleVoteIsOneVote() {
        let content = formatter().content(of: film(rating: Rating(average: 7, votes: 1)))
        #expect(content.score?.text == "7.0 · 1 vote")
    }

    @Test func aRatingWhoseVotesNobodyCountedStandsAlone() {
        let content = formatter("de_DE").content(of: film(rating: Rating(average: 7.86, votes: nil)))
        #expect(content.score?.label == "Bewertung" && content.score?.text == "7,9")
    }

    @Test func votesAndRatingAreAsTheLocaleWritesThem() {
        let rating = Rating(average: 8.09, votes: 12_345)

        #expect(formatter("de_DE").content(of: film(rating: rating)).score?.text == "8,1 · 12.345 Stimmen")
    }

    @Test func allThatTheServiceSentIsShown() {
        var detail = MovieDetail(movie: film())
        detail.tagline = "Feel the heat."
        detail.overview = "Two neighbours."
        let director = PersonID(source: .movieDatabase, key: "12453")
        detail.directors = [Person(name: "Wong Kar-wai", id: director), Person(name: "Another")]
        detail.spokenLanguages = ["zh", "fr"]
        let content = formatter().content(of: detail)

        #expect(content.texts(.accent) == ["Feel the heat."])
        #expect(content.prose == ["Two neighbours."])
        #expect(value("Director", of: content) == "Wong Kar-wai, Another")
        #expect(value("Spoken", of: content) == "Chinese, French")
    }

    @Test func castKeepsItsOrderAndItsCharactersAndLeadsToWhoIsKnown() {
        var detail = MovieDetail(movie: film())
        let id = PersonID(source: .movieDatabase, key: "1337")
        detail.cast = [
            CastMember(name: "Tony Leung", character: "Chow", id: id), CastMember(name: "Extra", character: nil),
        ]
        let cast = formatter().content(of: detail).sections.first

        #expect(cast?.label == "Cast")
        #expect(
            cast?.rows == [
                .init(LinkedText("Tony Leung", .person(id, "Tony Leung")), "Chow"), .init("Extra"),
            ])
    }

    @Test func sectionsStandInTheOrderThatReadersNeedAndWhatFewReadIsFolded() {
        var detail = MovieDetail(movie: film())
        detail.links = [Link(title: "TMDB", url: "https://tmdb.org")]
        detail.trailers = [Link(title: "Trailer", url: "https://video.org")]
        detail.keywords = ["noodles"]
        detail.companies = ["Block 2"]
        detail.recommendations = [.sample(50)]
        detail.cast = [CastMember(name: "Extra", character: nil)]
        detail.releases = [FilmRelease(country: "HK", date: .sampleToday, certification: nil)]
        var offers = WatchOffers(country: "DE")
        offers.rent = ["A"]
        detail.offers = offers
        let sections = formatter().content(of: detail).sections

        #expect(
            sections.map(\.name) == [
                "cast", "offers", "similar", "trailers", "releases", "production", "keywords", "links",
            ])
        #expect(sections.filter(\.isFolded).map(\.name) == ["releases", "production", "keywords"])
    }

    @Test func theSeriesLeadsToItsFilms() {
        var detail = MovieDetail(movie: film())
        detail.series = FilterValue("264", name: "The Noodles")
        let query = MovieQuery(filters: [.series: .only("264")])
        let place = Place.movies(query, detail.movie.id.item.source)

        #expect(
            formatter().content(of: detail).fields.last
                == .init(label: "Series", value: LinkedText("The Noodles", place)))
        #expect(place.stableText.hasSuffix("series=264"))
    }

    @Test func whereItCanBeWatchedSaysWhoKnows() {
        var detail = MovieDetail(movie: film())
        var offers = WatchOffers(country: "DE")
        (offers.subscription, offers.buy) = (["A", "B"], ["C"])
        offers.page = "https://tmdb.test/watch"
        detail.offers = offers
        let section = formatter("de_DE").content(of: detail).sections.first

        #expect(section?.label == "Wo zu sehen: Deutschland")
        #expect(section?.note == LinkedText("Nach Angaben von JustWatch", .page("https://tmdb.test/watch")))
        #expect(section?.rows == [.init("Abo", "A, B"), .init("Kaufen", "C")])
    }

    @Test func moneyCountriesAndDatesAreAsTheLocaleWritesThem() {
        var detail = MovieDetail(movie: film())
        (detail.budget, detail.revenue) = (92_000_000, nil)
        detail.countries = ["JP", "FR"]
        detail.releases = [FilmRelease(country: "US", date: .sampleToday, certification: "PG-13")]
        let english = formatter().content(of: detail).sections
        let german = formatter("de_DE").content(of: detail).sections

        #expect(english.first?.rows == [.init("United States", "November 20, 2026 · PG-13")])
        #expect(
            english.last?.rows == [
                .init("Countries", "Japan, France"),
                .init("Budget", "$92,000,000"),
            ])
        #expect(german.last?.rows.last == .init("Budget", "92.000.000 $"))
    }

    @Test func trailersComeBeforeOtherLinks() {
        var detail = MovieDetail(movie: film())
        detail.links = [Link(title: "TMDB", url: "https://tmdb.org")]
        detail.trailers = [Link(title: "Trailer", url: "https://video.org")]

        #expect(formatter().content(of: detail).sections.map(\.label) == ["Trailers", "Links"])
    }

    @Test func recommendationsHaveTheirYearWhereItIsKnown() {
        var detail = MovieDetail(movie: film())
        detail.recommendations = [.sample(50, title: "Yi Yi"), film()]

        #expect(
            formatter().content(of: detail).sections.last?.rows.map(\.left) == [
                LinkedText("Yi Yi (2000)", .movie(MovieID(50))), LinkedText("In the Mood for Love", .movie(MovieID(1))),
            ])
    }
}
