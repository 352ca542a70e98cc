import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct CinemetaDetailTests {
    private let id = MovieID.imdb(1)

    private func detail(_ fields: String) async throws -> MovieDetail {
        try await CinemetaCatalog.sample(TransportSpy(.success(.film(fields)))).detail(of: id)
    }

    @Test func asksForTheFilmByItsID() async throws {
        let transport = TransportSpy(.success(.film()))
        _ = try await CinemetaCatalog.sample(transport, base: "https://cinemeta.test/a").detail(of: id)
        #expect(transport.requests.map(\.url.text) == ["https://cinemeta.test/a/meta/movie/tt1.json"])
    }

    @Test func readsWhatIsKnown() async throws {
        let detail = try await detail(
            #"""
            "description":"Text","runtime":"142 min","genre":["Drama","Crime"],"genres":["Drama","Crime","Drama"],
            "director":["B","A","B"],"writer":["C"],"cast":["D","","E",null,"D"],"released":"1994-10-14T00:00:00.000Z",
            "imdbRating":"9.3","popularity":3.17,"trailers":[{"source":"PLl99DlL6b4","type":"Trailer"}]
            """#)
        #expect(detail.overview == "Text")
        #expect(detail.runtimeInMinutes == 142)
        #expect(detail.genres.map(\.name) == ["Drama", "Crime"])
        #expect(detail.directors == ["B", "A"].map { Person(name: $0, id: PersonID(source: .cinemeta, name: $0)) })
        #expect(
            detail.cast
                == ["D", "E"].map {
                    CastMember(name: $0, character: nil, id: PersonID(source: .cinemeta, name: $0))
                })
        #expect(detail.trailers == [Link(title: "YouTube", url: "https://www.youtube.com/watch?v=PLl99DlL6b4")])
        #expect(detail.links == [Link(title: "IMDb", url: "https://www.imdb.com/title/tt1/")])
        #expect(detail.movie.rating == Rating(average: 9.3, votes: nil))
    }

    @Test(arguments: [
        #""director":null,"runtime":null,"genres":null,"cast":null,"trailers":null,"released":null,"imdbRating":"""#,
        #""director":[],"runtime":"","genres":[],"genre":[],"cast":[],"trailers":[],"description":"""#,
        #""director":"","runtime":{},"genres":"","cast":{},"trailers":"","description":[]"#,
        #""year":null"#,
    ])
    func nullAndEmptyMeanUnknown(fields: String) async throws {
        var expected = MovieDetail(
            movie: Movie(
                id: id, title: "A", originalTitle: nil, released: nil, rating: nil,
                aliases: [ItemID(source: .imdb, key: "tt1")]))
        expected.links = [Link(title: "IMDb", url: "https://www.imdb.com/title/tt1/")]
        #expect(try await detail(fields) == expected)
    }

    @Test(
        arguments: [
            (#""142 min""#, 142), (#""142""#, 142), ("142", 142), (#""0 min""#, nil), (#""-5 min""#, nil),
            (#""2h 22min""#, nil), (#""142 min per episode""#, nil), (#""min""#, nil), (#""N/A""#, nil),
            (#""99999999999999999999 min""#, nil),
        ] as [(String, Int?)])
    func aRuntimeIsATextOfMinutes(runtime: String, minutes: Int?) async throws {
        #expect(try await detail(#""runtime":\#(runtime)"#).runtimeInMinutes == minutes)
    }

    @Test(arguments: [
        #""genres":["Drama"],"genre":["Crime"]"#, #""genres":["Drama"]"#, #""genre":["Drama"]"#,
        #""genres":null,"genre":["Drama"]"#, #""genres":["",null],"genre":["Drama"]"#,
    ])
    func genresStandUnderOneNameOrTheOther(fields: String) async throws {
        #expect(try await detail(fields).genres == [FilterValue("drama")])
    }

    @Test(arguments: ["x&y=1", "", "../x", "a b", "\\u001b[2J"])
    func aTrailerWhoseKeyIsNotSafeIsNone(key: String) async throws {
        let fields = #""trailers":[{"source":"\#(key)","type":"Trailer"},{"type":"Trailer"},null,{"source":"a-B_1"}]"#
        #expect(try await detail(fields).trailers.map(\.url) == ["https://www.youtube.com/watch?v=a-B_1"])
    }

    @Test func onlyTrailersAreTrailersAndEachOnce() async throws {
        let detail = try await detail(
            #"""
            "trailers":[{"source":"clip","type":"Clip"},{"source":"one","type":"Trailer"},
            {"source":"one","type":"Trailer"},{"source":"two","type":"Trailer"}]
            """#)
        #expect(
            detail.trailers.map(\.url) == [
                "https://www.youtube.com/watch?v=one", "https://www.youtube.com/watch?v=two",
            ])
    }

    @Test(
        "What it does not have is not found",
        arguments: [
            (200, "{}"), (200, #"{"meta":{}}"#), (200, #"{"meta":null}"#), (200, " {\n \"meta\" : { } }\n"),
            (404, "{}"),
            (404, #"{"err":"not found"}"#), (404, "<html>"), (404, ""),
        ])
    func whatItDoesNotHaveIsNotFound(status: Int, body: String) async throws {
        let transport = TransportSpy(.success(.json(body, status: status)))
        let catalog = try CinemetaCatalog.sample(transport)
        for _ in 1...2 {
            let failure = await failure { () async throws(CatalogFailure) in try await catalog.detail(of: id) }
            #expect(failure == .notFound)
        }
        #expect(transport.requests.count == 2, "It may have it later")
    }

    @Test(arguments: [
        "", "[]", "null", "<html>", #"{"meta":[]}"#, #"{"meta":{"id":"tt1"}}"#, #"{"meta":{"name":"A"}}"#,
        #"{"meta":{"id":"tt2","imdb_id":"tt2","name":"B"}}"#, #"{"meta":{"id":"tt1","name":"A","type":"series"}}"#,
        #"{"metas":[]}"#, #"{"meta":{"id":"tt1","name":"A""#,
    ])
    func anotherAnswerIsUnreadable(body: String) async throws {
        let catalog = try CinemetaCatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.detail(of: id) }
        #expect(failure == .unreadable(status: 200))
    }

    @Test(
        "Ids come from files too",
        arguments: [
            "", "tt", "1", "nm0000001", "tt1/../../x", "tt1.json", "tt 1", "tt1\n", "TT1", "tt-1", "tt١٢", "tt1?a",
            "tt%31",
            "../tt1", "tt12345678901234567",
        ])
    func aHostileIDIsNotAskedFor(key: String) async throws {
        let transport = TransportSpy(.success(.film()))
        let catalog = try CinemetaCatalog.sample(transport)
        let id = MovieID(source: .cinemeta, key: key)
        #expect(await failure { () async throws(CatalogFailure) in try await catalog.detail(of: id) } == .notFound)
        #expect(await catalog.cachedDetail(of: id) == nil)
        #expect(catalog.peek(id) == nil)
        #expect(transport.requests.isEmpty)
    }

    @Test func anotherSourcesFilmIsNotAskedFor() async throws {
        let transport = TransportSpy(.success(.film()))
        let catalog = try CinemetaCatalog.sample(transport)
        let id = MovieID(source: .tmdb, key: "tt1")
        #expect(await failure { () async throws(CatalogFailure) in try await catalog.detail(of: id) } == .notFound)
        #expect(transport.requests.isEmpty)
    }
}
