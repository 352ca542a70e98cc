import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct TMDBListTests {
    private static let query = MovieQuery()

    @Test func asksForTheFilmsOfThePastYearMostPopularFirst() async throws {
        let transport = TransportSpy(.success(.json(#"{"results":[]}"#)))
        let today = try #require(CalendarDate(year: 2026, month: 11, day: 20))
        _ = try await TMDBCatalog.sample(transport).page(3, of: MovieQuery(day: today))
        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/proxy/3/discover/movie")
        #expect(
            request.parameters == [
                "primary_release_date.gte": "2025-11-20", "primary_release_date.lte": "2026-11-20",
                "sort_by": "popularity.desc", "include_adult": "false", "include_video": "false", "language": "de-AT",
                "region": "AT", "page": "3",
            ])
        #expect(request.credential == .sample)
    }

    @Test("A title without anything to read is none", arguments: ["", "  ", "\\u200b\\u202e\\ufeff", "\\n\\t"])
    func aTitleOfNothingIsNone(title: String) async throws {
        let page = try await page(
            #"{"results":[{"id":1,"title":"\#(title)","original_title":"A"},{"id":2,"title":"\#(title)"}]}"#)
        #expect(page.items.map(\.title) == ["A"])
    }

    @Test func leavesOutWhatIsNotKnown() async throws {
        let transport = TransportSpy(.success(.json(#"{"results":[]}"#)))
        let locale = ContentLocale(language: "de", region: nil)
        _ = try await TMDBCatalog.sample(transport, locale: locale).page(1, of: Self.query)
        let parameters = try #require(transport.requests.first?.parameters)
        #expect(parameters["language"] == "de")
        #expect(parameters.keys.allSatisfy { $0 != "region" && !$0.hasPrefix("primary") })
    }

    @Test func readsAFilm() async throws {
        let page = try await page(
            #"""
            {"page":1,"results":[{"id":7,"title":"Der Film","original_title":"The Film","release_date":"1999-12-31",
            "vote_average":7,"vote_count":12,"softcore":false}],"total_pages":9,"total_results":171}
            """#)
        #expect(
            page.items == [
                Movie(
                    id: MovieID(7), title: "Der Film", originalTitle: "The Film",
                    released: CalendarDate(year: 1999, month: 12, day: 31), rating: Rating(average: 7, votes: 12))
            ])
        #expect(page.total == 171)
        #expect(!page.isLast)
    }

    @Test(arguments: [
        #"{"id":1,"title":"A","release_date":""}"#, #"{"id":1,"title":"A"}"#,
        #"{"id":1,"title":"A","release_date":null,"vote_average":0.0,"vote_count":0}"#,
        #"{"id":"1","title":"A","original_title":"","release_date":"soon","vote_average":"x","vote_count":"3"}"#,
        #"{"id":1.0,"title":"","original_title":"A","release_date":{},"vote_average":[],"vote_count":7}"#,
    ])
    func whatIsNotKnownIsNil(film: String) async throws {
        let page = try await page(#"{"results":[\#(film)]}"#)
        #expect(page.items == [Movie(id: MovieID(1), title: "A", originalTitle: nil, released: nil, rating: nil)])
    }

    @Test func numbersMayComeAsText() async throws {
        let page = try await page(
            #"{"results":[{"id":"3","title":42,"vote_average":"8.5","vote_count":"10"}],"total_pages":"1"}"#)
        #expect(page.items.first?.title == "42")
        #expect(page.items.first?.rating == Rating(average: 8.5, votes: 10))
        #expect(page.isLast)
    }

    @Test func anElementThatIsNoFilmIsLeftOutAndCounted() async throws {
        let page = try await page(
            #"""
            {"results":[null,42,"x",[],{},{"id":null,"title":"A"},{"title":"A"},{"id":2,"title":""},
            {"id":3,"title":"B","media_type":"tv"},{"id":4,"title":"C"}],"total_pages":2}
            """#)
        #expect(page.items.map(\.id) == [MovieID(4)])
        #expect(page.sentCount == 10)
    }

    @Test func halfASurrogateCostsNothingButItself() async throws {
        let page = try await page(#"{"results":[{"id":1,"title":"a\ud800b\\ud800 \ud83c\udfac\udc00\u0000"}]}"#)
        #expect(page.items.first?.title == "a\u{FFFD}b\\ud800 🎬\u{FFFD}\u{0}")
    }

    @Test(
        arguments: [
            (500, 57_004, 1_140_066, 10_000, true), (499, 57_004, 1_140_066, 10_000, false), (3, 3, 55, 55, true),
            (1, 1, -4, nil, true), (1, 2, nil, nil, false),
        ] as [(Int, Int, Int?, Int?, Bool)])
    func endsWhereTheServiceOrItsCapDoes(
        number: Int, pages: Int, results: Int?, total: Int?, isLast: Bool
    ) async throws {
        let results = results.map(String.init) ?? "null"
        let body = #"{"results":[{"id":1,"title":"A"}],"total_pages":\#(pages),"total_results":\#(results)}"#
        let page = try await TMDBCatalog.sample(TransportSpy(.success(.json(body)))).page(number, of: Self.query)
        #expect(page.total == total)
        #expect(page.isLast == isLast)
    }

    @Test("A mirror that gives out more pages than TMDB is asked for them, and for no more")
    func aMirrorMayGiveOutMorePages() async throws {
        let body = #"{"results":[{"id":1,"title":"A"}],"total_pages":57004,"total_results":1140066}"#
        let mirror = TransportSpy(.success(.json(body)))
        let catalog = try TMDBCatalog.sample(mirror, lastPage: 5_000)
        #expect(try await !catalog.page(501, of: Self.query).isLast)
        let last = try await catalog.page(5_000, of: Self.query)
        #expect(last.isLast)
        #expect(last.total == 100_000)
        #expect(try await catalog.page(5_001, of: Self.query).items.isEmpty)
        #expect(mirror.requests.count == 2)
    }

    @Test(
        "Nothing where there is nothing is no fault, nor a last page that has become empty meanwhile",
        arguments: [
            (1, #""total_pages":1,"total_results":0"#), (1, #""total_pages":0,"total_results":0"#), (1, #""page":1"#),
            (1, #""total_pages":1"#), (4, #""page":4"#), (4, #""total_pages":4,"total_results":80"#),
            (4, #""total_pages":3,"total_results":60"#), (4, #""total_pages":500,"total_results":60"#),
            (500, #""total_pages":57004,"total_results":1140066"#),
        ])
    func anEmptyPageIsTheLast(number: Int, totals: String) async throws {
        #expect(try await page(#"{"results":[],\#(totals)}"#, number).isLast)
    }

    @Test(
        "A page that contradicts itself is none, and is not kept",
        arguments: [
            (4, #"{"results":[],"total_pages":500,"total_results":10000}"#), (4, #"{"results":[],"total_pages":500}"#),
            (1, #"{"results":[],"total_pages":500,"total_results":10000}"#), (1, #"{"results":[],"total_pages":2}"#),
            (1, #"{"results":[],"total_pages":1,"total_results":3}"#), (1, #"{"results":[],"total_results":3}"#),
            (1, #"{"results":[null,null]}"#), (9, #"{"results":[null],"total_pages":9,"total_results":161}"#),
            (2, #"{"results":[{"id":1},{"id":null,"title":"A"}],"total_pages":3}"#),
        ])
    func aPageThatContradictsItselfIsUnreadable(number: Int, body: String) async throws {
        let transport = TransportSpy(.success(.json(body)))
        let catalog = try TMDBCatalog.sample(transport)
        for _ in 1...2 {
            let failure = await failure { () async throws(CatalogFailure) in
                try await catalog.page(number, of: Self.query)
            }
            #expect(failure == .unreadable(status: 200))
        }
        #expect(transport.requests.count == 2)
        #expect(await catalog.cachedPage(number, of: Self.query) == nil)
    }

    @Test func aPagePastTheCapIsEmptyAndNotAskedFor() async throws {
        let transport = TransportSpy()
        let page = try await TMDBCatalog.sample(transport).page(501, of: Self.query)
        #expect(page.items.isEmpty)
        #expect(page.isLast)
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        "", "null", "[]", "{}", "<html>", #"{"results":{}}"#, #"{"results":null}"#, #"{"results":""}"#,
        #"{"results":{"id":1,"title":"A"}}"#, #"{"results":[{"id":1"#,
    ])
    func aBodyOfAnotherShapeIsUnreadable(body: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: Self.query) }
        #expect(failure == .unreadable(status: 200))
    }

    private func page(_ body: String, _ number: Int = 1) async throws -> Page<Movie> {
        try await TMDBCatalog.sample(TransportSpy(.success(.json(body)))).page(number, of: Self.query)
    }
}
