import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct CinemetaListTests {
    private func page(_ body: String, _ query: MovieQuery = MovieQuery()) async throws -> Page<Movie> {
        try await CinemetaCatalog.sample(TransportSpy(.success(.json(body)))).page(1, of: query)
    }

    /// A list of one film.
    private func movie(_ fields: String) async throws -> Movie? {
        try await page(#"{"metas":[{"id":"tt7","imdb_id":"tt7","name":"A",\#(fields)}]}"#).items.first
    }

    @Test func readsAFilm() async throws {
        let page = try await page(
            #"""
            {"metas":[{"id":"tt0245712","imdb_id":"tt0245712","type":"movie","name":"Amores perros","year":"2000",
            "releaseInfo":"2000","released":"2000-06-16T00:00:00.000Z","imdbRating":"8.0","moviedb_id":55,
            "popularity":1.5,"behaviorHints":{"defaultVideoId":"tt0245712"}}]}
            """#)
        #expect(
            page.items == [
                Movie(
                    id: MovieID(source: .cinemeta, key: "tt0245712"), title: "Amores perros", originalTitle: nil,
                    released: CalendarDate(year: 2000, month: 6, day: 16), rating: Rating(average: 8, votes: nil),
                    aliases: [ItemID(source: .imdb, key: "tt0245712"), ItemID(source: .movieDatabase, key: "55")])
            ])
        #expect(page.total == nil)
    }

    @Test(
        arguments: [
            (#""moviedb_id":55"#, "55"), (#""moviedb_id":"55""#, "55"), (#""moviedb_id":55.0"#, "55"),
            (#""moviedb_id":0"#, nil), (#""moviedb_id":-1"#, nil), (#""moviedb_id":"""#, nil), (#""year":"2000""#, nil),
        ] as [(String, String?)])
    func saysItsIdsElsewhere(field: String, number: String?) async throws {
        let aliases =
            [ItemID(source: .imdb, key: "tt7")]
            + [number].compactMap { $0 }.map { ItemID(source: .movieDatabase, key: $0) }
        #expect(try await movie(field)?.aliases == Set(aliases))
    }

    @Test(
        arguments: [
            (#""imdbRating":"6.8""#, 6.8), (#""imdbRating":9"#, 9.0), (#""imdbRating":"10""#, 10.0),
            (#""imdbRating":"""#, nil), (#""imdbRating":null"#, nil), (#""imdbRating":"N/A""#, nil),
            (#""imdbRating":"0""#, nil), (#""imdbRating":"68""#, nil), (#""imdbRating":"nan""#, nil),
            (#""imdbRating":["8"]"#, nil), (#""year":"2000""#, nil),
        ] as [(String, Double?)])
    func aRatingIsAnAverageWithoutACount(field: String, average: Double?) async throws {
        let movie = try #require(await movie(field))
        #expect(movie.rating?.average == average)
        #expect(movie.rating?.votes == nil)
    }

    @Test(
        arguments: [
            (#""released":"2026-03-04T00:00:00.000Z","year":"2025""#, "2026-03-04"),
            (#""released":"2026-03-04","year":"2025""#, "2026-03-04"),
            (#""released":null,"year":"2026""#, "2026"), (#""released":"","year":2026"#, "2026"),
            (#""released":"0000-00-00T00:00:00.000Z","year":"1994""#, "1994"),
            (#""year":"2011-2019""#, "2011"), (#""year":"2011–2019""#, "2011"), (#""year":"2011–""#, "2011"),
            (#""releaseInfo":"2008–2013""#, "2008"), (#""releaseInfo":"2008-2013","year":null"#, "2008"),
            (#""year":"","releaseInfo":"2016""#, "2016"), (#""released":null,"year":null"#, nil),
            (#""released":"soon","year":"TBA","releaseInfo":[]"#, nil), (#""year":"26""#, nil),
        ] as [(String, String?)])
    func itsDayOrElseItsYearIsKnown(fields: String, date: String?) async throws {
        let movie = try #require(await movie(fields))
        #expect(movie.released?.iso8601 == date)
    }

    @Test(
        "What has no name, or no id to ask for, is left out and counted",
        arguments: [
            "null", "42", #""x""#, "[]", "{}", #"{"id":"tt2","imdb_id":"tt2"}"#,
            #"{"id":"tt2","imdb_id":"tt2","name":""}"#,
            #"{"id":"tt2","imdb_id":"tt2","name":"\u200b "}"#, #"{"id":"tt2","name":"B"}"#,
            #"{"id":"tt2","imdb_id":null,"name":"B"}"#, #"{"id":"tt2","imdb_id":"","name":"B"}"#,
            #"{"imdb_id":"tt2","name":"B"}"#, #"{"id":"kitsu:2","imdb_id":"tt2","name":"B"}"#,
            #"{"id":"tt","imdb_id":"tt2","name":"B"}"#, #"{"id":"tt2/../x","imdb_id":"tt2","name":"B"}"#,
            #"{"id":"tt٢","imdb_id":"tt2","name":"B"}"#, #"{"id":2,"imdb_id":"tt2","name":"B"}"#,
            #"{"id":"tt2","imdb_id":"tt2","name":"B","type":"series"}"#,
        ])
    func whatIsNoFilmIsLeftOut(element: String) async throws {
        let page = try await page(#"{"metas":[\#(element),{"id":"tt3","imdb_id":"tt3","name":"C","type":"movie"}]}"#)
        #expect(page.items.map(\.id) == [.imdb(3)])
        #expect(page.sentCount == 2)
    }

    @Test(arguments: [
        #""poster":"https://m.media-amazon.com/images/M/x.jpg""#, #""poster":"https://images.metahub.space/x/img""#,
        #""poster":null"#, #""poster":7"#, #""type":null"#,
    ])
    func whereverItsPosterIsItStays(field: String) async throws {
        #expect(try await movie(field)?.id == .imdb(7))
    }

    @Test(
        arguments: [
            (#""moviedb_id":55"#, 55), (#""moviedb_id":"55""#, 55), (#""moviedb_id":null"#, nil),
            (#""moviedb_id":"""#, nil),
            (#""moviedb_id":[55]"#, nil), (#""name":"A""#, nil),
        ] as [(String, Int?)])
    func theFilmsOtherNumbersAreRead(field: String, number: Int?) throws {
        let body = Data(#"{"id":"tt7","imdb_id":"tt8",\#(field)}"#.utf8)
        let film = try #require(JSONBody.read(body, as: CinemetaFilm.self))
        #expect(film.movieDBID == number)
        #expect(film.imdbID == "tt8")
    }

    @Test func theListOfAYearIsOfThatYear() async throws {
        let page = try await page(
            #"""
            {"metas":[{"id":"tt1","imdb_id":"tt1","name":"A","released":"1999-12-31T00:00:00.000Z"},
            {"id":"tt2","imdb_id":"tt2","name":"B","released":"2000-01-01T00:00:00.000Z","year":"1999"},
            {"id":"tt3","imdb_id":"tt3","name":"C","year":"1939"},{"id":"tt4","imdb_id":"tt4","name":"D"},
            {"id":"tt5","imdb_id":"tt5","name":"E","year":"1999"}]}
            """#, MovieQuery(filters: [.years: .range(FilterRange(1999...1999))]))
        #expect(page.items.map(\.title) == ["A", "E"])
        #expect(page.sentCount == 5)
    }

    @Test func aPageWithoutAFilmOfTheYearIsNotTheEnd() async throws {
        let transport = TransportSpy(.success(.films(50, year: "1939")))
        let page = try await CinemetaCatalog.sample(transport).page(
            1, of: MovieQuery(filters: [.years: .range(FilterRange(1999...1999))]))
        #expect(page.items.isEmpty && page.sentCount == 50 && !page.isLast)
    }

    @Test(arguments: [(50, false), (47, false), (30, false), (29, true), (1, true), (0, true)])
    func aShortPageIsFollowedByAnotherUntilItIsVeryShort(count: Int, isLast: Bool) async throws {
        for number in [count == 0 ? 2 : 1, 4] {
            let catalog = try CinemetaCatalog.sample(TransportSpy(.success(.films(count))))
            let page = try await catalog.page(number, of: MovieQuery())
            #expect(page.items.count == count)
            #expect(page.isLast == isLast)
        }
    }

    /// Else a service in trouble would be kept as one without films.
    @Test func whatIsPopularIsNeverNothing() async throws {
        let narrowed: [KeyValuePairs<QueryFilter, FilterCondition>] = [
            [.genre: .only("None")], [.years: .range(FilterRange(1919...1919))],
        ]
        for query in [MovieQuery(text: "none")] + narrowed.map({ MovieQuery(filters: $0) }) {
            #expect(try await page(#"{"metas":[]}"#, query).isLast)
        }
        for query in [MovieQuery(), MovieQuery(sort: .rating)] {
            let catalog = try CinemetaCatalog.sample(TransportSpy(.success(.films(0))))
            let failure = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: query) }
            #expect(failure == .unreadable(status: 200))
        }
    }

    @Test func unreadableFilmsCountForThePagesLength() async throws {
        let nothings = Array(repeating: "null", count: 29).joined(separator: ",")
        let page = try await page(#"{"metas":[\#(nothings),{"id":"tt1","imdb_id":"tt1","name":"A"}]}"#)
        #expect(page.items.count == 1 && page.sentCount == 30 && !page.isLast)
    }

    @Test(arguments: [
        "", "null", "[]", "<html>", #"{"metas":{}}"#, #"{"metas":null}"#, #"{"metas":""}"#, #"{"metas":[null,{}]}"#,
        #"{"metas":[{"id":"tt1""#, #"{"meta":{"id":"tt1","name":"A"}}"#, #"{"metas":{"0":{"id":"tt1","name":"A"}}}"#,
    ])
    func aBodyOfAnotherShapeIsUnreadableAndNotKept(body: String) async throws {
        let transport = TransportSpy(.success(.json(body)))
        let catalog = try CinemetaCatalog.sample(transport)
        for _ in 1...2 {
            let failure = await failure { () async throws(CatalogFailure) in
                try await catalog.page(1, of: MovieQuery())
            }
            #expect(failure == .unreadable(status: 200))
        }
        #expect(transport.requests.count == 2)
    }
}
