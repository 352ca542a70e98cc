import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs

struct BuiltInPersonTests {
    private let catalog = BuiltInMovieCatalog()

    @Test func everybodyWhomAFilmNamesIsKnownWithThatFilm() async throws {
        let page = try await catalog.page(1, of: MovieQuery())
        for film in page.items.prefix(20) {
            let detail = try await catalog.detail(of: film.id)
            for person in detail.directors + detail.cast.map(\.person) {
                let id = try #require(person.id)
                let known = try await catalog.person(id)
                #expect(known.name == person.name)
                #expect(known.films.contains { $0.movie.id == film.id })
            }
        }
    }

    @Test func whatSomebodyDidIsSaid() async throws {
        let film = try #require(try await catalog.page(1, of: MovieQuery()).items.first)
        let detail = try await catalog.detail(of: film.id)
        let director = try #require(detail.directors.first?.id)
        let credit = try await catalog.person(director).films.first { $0.movie.id == film.id }
        #expect(credit?.jobs == [.director])
    }

    @Test(arguments: ["Nobody At All", "", "a/b"]) func whoIsInNoFilmIsNotFound(name: String) async {
        await #expect(throws: CatalogFailure.notFound) {
            _ = try await catalog.person(PersonID(source: .init(rawValue: "builtin"), name: name))
        }
        await #expect(throws: CatalogFailure.notFound) {
            _ = try await catalog.person(PersonID(source: .movieDatabase, key: name))
        }
    }
}
