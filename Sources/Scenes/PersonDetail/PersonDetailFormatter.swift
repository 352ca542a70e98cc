import Entities
import Presentation

/// Formats a person.
struct PersonDetailFormatter {
    let wording: Wording

    private typealias Row = DetailSection.Row

    /// - Parameter order: of the films.
    func content(of person: PersonDetail, order: PersonOrder, today: CalendarDate) -> DetailContent {
        let words = wording.person
        let famous = person.films.mostPopularFirst()
        let known = person.films.count > Self.fewFilms ? famous.prefix(Self.fewFilms).map(row) : []
        let films = (order == .newest ? person.films.newestFirst() : famous).map(row)
        let found = person.areFilmsFoundByName ? LinkedText(words.foundByName) : nil
        let otherNames = person.otherNames.map { LinkedText($0) }.joined(separator: " · ")
        return DetailContent(
            title: person.name, facts: otherNames,
            parts: .fields(fields(of: person, today))
                + .sections([
                    person.biography.map { section(.biography, words.biography, .prose($0)) },
                    section(.known, words.knownFor, .rows(known, .posterRow)),
                    section(.films, words.films(order), note: found, .rows(films)),
                    section(.links, wording.links, .rows(person.links.map { Row($0.linkedText) })),
                ]))
    }

    private func section(
        _ section: PersonDetailSection, _ label: String, note: LinkedText? = nil, _ body: DetailSection.Body
    ) -> DetailSection {
        DetailSection(section.rawValue, label, note: note, body)
    }

    private func fields(of person: PersonDetail, _ today: CalendarDate) -> [DetailContent.Field] {
        let words = wording.person
        let age = person.born.flatMap { born in (person.died ?? today).years(since: born) }
        let born = [person.born.map(wording.format.long), person.birthplace].compactMap(\.self)
        let isAlive = person.died == nil
        let birth = born.joined(separator: " · ") + (isAlive ? age.map { " · " + words.age($0) } ?? "" : "")
        let death = person.died.map { died in
            wording.format.long(died) + (age.map { " · " + words.ageAtDeath($0) } ?? "")
        }
        return .known([(words.born, born.isEmpty ? nil : birth), (words.died, death)])
    }

    /// A film, and what the person did for it.
    private func row(_ credit: FilmCredit) -> DetailSection.Row {
        let movie = credit.movie
        let roles = [credit.character].compactMap(\.self) + credit.jobs.map { wording.person.job($0) ?? $0.rawValue }
        return Row(
            LinkedText(movie.title, .movie(movie.id)),
            roles.isEmpty ? nil : LinkedText(roles.joined(separator: ", ")), picture: movie.picture,
            before: movie.released.map { String($0.year) })
    }

    /// The most films that fit on a small screen.
    private static let fewFilms = 8
}
