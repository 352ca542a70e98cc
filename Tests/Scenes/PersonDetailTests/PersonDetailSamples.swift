import Entities
import TestSupport

extension PersonID {
    static let sample = PersonID(source: .movieDatabase, key: "62")
}

extension PersonDetail {
    /// Of whom everything is known, with so many films.
    static func sample(films count: Int = 10) -> PersonDetail {
        var person = PersonDetail(id: .sample, name: "Ada Example")
        person.otherNames = ["Ada E.", "艾達"]
        person.biography = "Ada has made films since she was ten.\n\nShe lives by the sea."
        person.born = CalendarDate(year: 1955, month: 11, day: 23)
        person.birthplace = "Idar-Oberstein"
        person.films = (0..<count).map { number in
            FilmCredit(
                movie: .sample(number + 1), character: number == 1 ? nil : "Character \(number)",
                jobs: number == 2 ? [.director, FilmCredit.Job(rawValue: "Foley")] : [],
                popularity: Double((number * 7) % 10))
        }
        person.links = [Link(title: "TMDB", url: "https://tmdb.test/person/62")]
        return person
    }
}
