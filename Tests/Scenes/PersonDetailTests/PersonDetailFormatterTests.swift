import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PersonDetail

struct PersonDetailFormatterTests {
    private func content(
        _ person: PersonDetail = .sample(), order: PersonOrder = .newest, locale: String = "en_US"
    ) -> DetailContent {
        PersonDetailFormatter(wording: .sample(locale)).content(of: person, order: order, today: .sampleToday)
    }

    private func field(_ person: PersonDetail, locale: String = "en_US") -> [String] {
        content(person, locale: locale).fields.map { "\($0.label): \($0.value.text)" }
    }

    @Test func birthHasItsPlaceAndTheAgeNow() {
        #expect(field(.sample()) == ["Born: November 23, 1955 · Idar-Oberstein · 70 years old"])
        #expect(field(.sample(), locale: "de_DE") == ["Geboren: 23. November 1955 · Idar-Oberstein · 70 Jahre alt"])
    }

    @Test func whoHasDiedHasTheAgeThen() {
        var person = PersonDetail.sample()
        person.died = CalendarDate(year: 1997, month: 11, day: 23)
        #expect(
            field(person) == ["Born: November 23, 1955 · Idar-Oberstein", "Died: November 23, 1997 · aged 42"])
    }

    @Test(arguments: [("1955", nil), (nil, "1997-01-02"), (nil, nil)])
    func whatIsNotKnownToTheDayHasNoAge(born: String?, died: String?) {
        var person = PersonDetail(id: .sample, name: "A")
        person.born = born.flatMap { CalendarDate(iso8601: $0) }
        person.died = died.flatMap { CalendarDate(iso8601: $0) }
        #expect(!field(person).joined().contains("aged"))
        #expect(!field(person).joined().contains("old"))
    }

    @Test func filmsAreInTheOrderThatWasAskedFor() {
        let newest = content().titles("films")
        let popular = content(order: .popularity).titles("films")

        #expect(newest.first == "Film 10 (1960)" && newest.last == "Film 1 (1951)")
        // Popularity is 0, 7, 4, 1, 8, 5, 2, 9, 6, 3.
        #expect(popular.prefix(3) == ["Film 8 (1958)", "Film 5 (1955)", "Film 2 (1952)"])
        #expect(content(order: .popularity).section("films")?.label != content().section("films")?.label)
    }

    @Test func filmsAreOfWhatIsToComeFirst() {
        var person = PersonDetail.sample(films: 2)
        person.films.append(
            FilmCredit(
                movie: Movie(id: MovieID(99), title: "To come", originalTitle: nil, released: nil, rating: nil)))
        #expect(content(person).titles("films") == ["To come", "Film 2 (1952)", "Film 1 (1951)"])
    }

    @Test func eachFilmLeadsThereAndSaysWhatSomebodyDidForIt() {
        let films = (content().section("films")?.rows ?? []).reversed().prefix(3)
        let places: [[Place?]] = films.map { $0.left.parts.map(\.place) }
        #expect(places == [[.movie(1)], [.movie(2)], [.movie(3)]])
        #expect(films.map { $0.right?.text } == ["Character 0", nil, "Character 2, director, Foley"])
    }

    @Test func knownForAreTheMostPopularOfMany() {
        #expect(content().titles("known") == Array(content(order: .popularity).titles("films").prefix(8)))
        #expect(content(.sample(films: 8)).section("known") == nil)
    }

    @Test func whatIsOnlyFoundByNameSaysSo() {
        var person = PersonDetail.sample()
        #expect(content(person).section("films")?.note == nil)
        person.areFilmsFoundByName = true
        #expect(content(person).section("films")?.note?.text.hasPrefix("Found by searching for this name") == true)
    }

    @Test func whatIsNotKnownIsLeftOut() {
        let content = content(PersonDetail(id: .sample, name: "A"))
        #expect(content == DetailContent(title: "A"))
    }
}

extension DetailContent {
    /// What stands on the left of a section's rows, and what before that.
    fileprivate func titles(_ section: String) -> [String] {
        self.section(section)?.rows.map { row in row.left.text + (row.before.map { " (\($0))" } ?? "") } ?? []
    }
}
