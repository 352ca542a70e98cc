import Entities
import Presentation

/// Formats a person.
struct PersonDetailFormatter {
    let wording: Wording

    private typealias Content = PersonDetailContent

    /// - Parameter order: of the films.
    func content(of person: PersonDetail, order: PersonOrder, today: CalendarDate) -> PersonDetailContent {
        let words = wording.person
        var content = Content(name: person.name)
        content.otherNames = person.otherNames.isEmpty ? nil : person.otherNames.joined(separator: " · ")
        content.fields = fields(of: person, today)
        content.biographyLabel = words.biography
        content.biography = person.biography
        let famous = person.films.mostPopularFirst()
        content.knownForLabel = words.knownFor
        content.knownFor = person.films.count > Self.fewFilms ? famous.prefix(Self.fewFilms).map(film) : []
        content.filmsLabel = words.films(order)
        content.films = (order == .newest ? person.films.newestFirst() : famous).map(film)
        content.filmsNote = person.areFilmsFoundByName ? words.foundByName : nil
        content.linksLabel = wording.links
        content.links = person.links.map(\.linkedText)
        return content
    }

    private func fields(of person: PersonDetail, _ today: CalendarDate) -> [PersonDetailContent.Field] {
        let words = wording.person
        let age = person.born.flatMap { born in (person.died ?? today).years(since: born) }
        let born = [person.born.map(wording.format.long), person.birthplace].compactMap(\.self)
        let isAlive = person.died == nil
        let birth = born.joined(separator: " · ") + (isAlive ? age.map { " · " + words.age($0) } ?? "" : "")
        let death = person.died.map { died in
            wording.format.long(died) + (age.map { " · " + words.ageAtDeath($0) } ?? "")
        }
        return [(words.born, born.isEmpty ? nil : birth), (words.died, death)].compactMap { label, value in
            value.map { .init(label: label, value: $0) }
        }
    }

    private func film(_ credit: FilmCredit) -> PersonDetailContent.Film {
        let movie = credit.movie
        let title = movie.released.map { "\(movie.title) (\($0.year))" } ?? movie.title
        let roles = [credit.character].compactMap(\.self) + credit.jobs.map { wording.person.job($0) ?? $0.rawValue }
        return .init(
            title: LinkedText(title, .movie(movie.id)),
            role: roles.isEmpty ? nil : LinkedText(roles.joined(separator: ", ")))
    }

    /// So many fit on a small screen.
    private static let fewFilms = 8
}
