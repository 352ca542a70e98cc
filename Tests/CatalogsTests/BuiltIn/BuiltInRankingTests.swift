import CCatalogue
import Entities
import TestSupport
import Testing

@testable import Catalogs

/// The order in which the built-in films are listed.
struct BuiltInRankingTests {
    private let lines = matinee_films_by_popularity().lines

    @Test func everyFilmIsRankedOnceAndByItsOwnName() throws {
        let films = try FilmLine.all.map { "\($0.id) \(try $0.film().summary.title)" }
        #expect(Set(lines).subtracting(films).sorted() == [], "There are no such films.")
        #expect(Set(films).subtracting(lines).sorted() == [], "These have no rank.")
        #expect(lines.count == films.count, "Some films have two ranks.")
    }

    @Test func theRankingIsReadLineByLine() {
        let keys: [String] = lines.map { line in String(line.prefix { $0 != " " }) }
        #expect(BuiltInRanking.films.map(\.item.key) == keys)
    }

    /// The films that a new user sees first: of all times and many countries, with complete data.
    @Test func theFirstScreenGoesRoundTheWorld() throws {
        let films = try BuiltInRanking.films.prefix(20).map { try FilmLine.all[$0.number - 1].film() }
        let decades = films.compactMap { film in film.summary.released.map { $0.prefix(3) } }
        let languages = films.compactMap { $0.languages.first }
        #expect(Set(decades).count >= 7)
        #expect(Set(languages).count >= 7)
        #expect(zip(decades, decades.dropFirst()).allSatisfy { $0 != $1 }, "Films of one decade stand together.")
        #expect(films.allSatisfy { $0.runtime != nil })
    }
}
