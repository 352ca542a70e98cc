import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct TMDBPersonTests {
    private func person(_ fields: String) async throws -> PersonDetail {
        let transport = TransportSpy(.success(.json(#"{"id":62,"name":"Ada","# + fields + "}")))
        return try await TMDBCatalog.sample(transport).person(PersonID(source: .movieDatabase, key: "62"))
    }

    @Test func asksForEverythingInOneRequest() async throws {
        let transport = TransportSpy(.success(.json(#"{"id":62,"name":"Ada"}"#)))
        let catalog = try TMDBCatalog.sample(transport, base: "https://tmdb.test/3/")
        let id = PersonID(source: .movieDatabase, key: "62")
        #expect(catalog.peek(id) == nil)
        _ = try await catalog.person(id)
        _ = try await catalog.person(id)
        let request = try #require(transport.requests.first)

        #expect(request.url.path == "/3/person/62")
        #expect(
            request.parameters == [
                "append_to_response": "movie_credits%2Cexternal_ids", "language": "de-AT",
            ])
        #expect(transport.requests.count == 1, "It is in memory now")
        #expect(catalog.peek(id)?.name == "Ada")
    }

    @Test(arguments: ["", "tt1", "1/2", "../3", "-1"]) func whatIsNoNumberIsNotAskedFor(key: String) async throws {
        let transport = TransportSpy(.success(.json("{}")))
        let catalog = try TMDBCatalog.sample(transport)
        await #expect(throws: CatalogFailure.notFound) {
            _ = try await catalog.person(PersonID(source: .movieDatabase, key: key))
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func readsWhatIsKnown() async throws {
        let ada = try await person(
            #""biography":"Text","birthday":"1955-03-19","deathday":"2001-02-03","place_of_birth":"Linz","#
                + #""also_known_as":["A.","Ada",""],"homepage":"https://ada.test/","#
                + #""external_ids":{"imdb_id":"nm0000246","wikidata_id":"Q2680"}"#)
        #expect(ada.biography == "Text" && ada.birthplace == "Linz" && ada.otherNames == ["A."])
        #expect(ada.born == CalendarDate(year: 1955, month: 3, day: 19))
        #expect(ada.died == CalendarDate(year: 2001, month: 2, day: 3))
        #expect(
            ada.links.map(\.url) == [
                "https://ada.test/", "https://www.themoviedb.org/person/62", "https://www.imdb.com/name/nm0000246/",
                "https://www.wikidata.org/wiki/Q2680",
            ])
    }

    @Test(arguments: [
        #""biography":"","birthday":"","deathday":null,"place_of_birth":"","movie_credits":null,"external_ids":7"#,
        #""biography":[7],"birthday":"soon","movie_credits":{"cast":"","crew":[null,7]},"external_ids":{"imdb_id":"nm/../7"}"#,
    ])
    func emptyNullAndNonsenseMeanUnknown(fields: String) async throws {
        var expected = PersonDetail(id: PersonID(source: .movieDatabase, key: "62"), name: "Ada")
        expected.links = [Link(title: "TMDB", url: "https://www.themoviedb.org/person/62")]
        #expect(try await person(fields) == expected)
    }

    @Test func aFilmStandsOnceWithAllThatSomebodyDidForIt() async throws {
        let ada = try await person(
            #"""
            "movie_credits":{"cast":[{"id":1,"title":"A","character":"Eve","popularity":2.5},
            {"id":2,"title":"B","character":""},{"title":"no id"},{"id":3,"name":"A series","media_type":"tv"}],
            "crew":[{"id":1,"title":"A","job":"Director"},{"id":1,"title":"A","job":"Director"},
            {"id":1,"title":"A","job":"Foley"},{"id":4,"title":"D","job":"Writer"}]}
            """#)
        #expect(ada.films.map(\.movie.title) == ["A", "B", "D"])
        #expect(ada.films[0].character == "Eve" && ada.films[0].popularity == 2.5)
        #expect(ada.films[0].jobs == [.director, FilmCredit.Job(rawValue: "Foley")])
        #expect(ada.films[1].character == nil && ada.films[2].jobs == [.writer])
    }

    @Test func theFilmsOfSomebodyHaveTheirTitlesAtOnce() async throws {
        let answer = #"{"id":62,"name":"Ada","movie_credits":{"cast":[{"id":5,"title":"A"}]}}"#
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(.json(answer))))
        _ = try await catalog.person(PersonID(source: .movieDatabase, key: "62"))
        #expect(catalog.peek(MovieID(5))?.item.title == "A")
    }
}
