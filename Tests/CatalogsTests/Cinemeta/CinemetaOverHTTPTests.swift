import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// From the catalogue to a server and back.
struct CinemetaOverHTTPTests {
    private static let query = MovieQuery()

    static let service = ServiceOnWire(
        "Cinemeta",
        faults: [
            ("redirect-loop", .redirectsInCircles(.cinemeta, host: "127.0.0.1")),
            ("http-401", .refused(status: 401, message: "refused")), ("http-404", .notFound),
            ("http-422", .refused(status: 422, message: "refused")),
            ("http-429", .rateLimited(retryAfterSeconds: 1)), ("http-500-html", .unavailable(status: 500)),
            ("http-502-html", .unavailable(status: 502)), ("http-503", .unavailable(status: 503)),
            ("error-html-200", .unreadable(status: 200)), ("empty", .unreadable(status: 200)),
            ("garbage", .unreadable(status: 200)), ("truncated-json", .unreadable(status: 200)),
            ("wrong-types", .unreadable(status: 200)), ("null-lists", .unreadable(status: 200)),
            ("truncated", .connectionLost(host: "127.0.0.1")), ("huge", .tooLarge(limitInBytes: 8 << 20)),
            ("reset", .connectionLost(host: "127.0.0.1")), ("hang", .timedOut(host: "127.0.0.1")),
            ("slow-drip", .timedOut(host: "127.0.0.1")),
        ],
        passing: ["http-502-html", "http-429", "reset", "truncated", "http-503"],
        at: { .init($0, path: CinemetaList(query).path(page: $1 + 2)) }, catalog,
        ask: { _ = try await $0.page($1 + 2, of: query) })

    /// The service itself sends its clients to another host; there is no key that could be taken there.
    @Test(arguments: ["redirect-same", "redirect-away"])
    func aRedirectIsFollowed(fault: String) async throws {
        let server = try await FixtureServer.start("--fault", fault)
        #expect(try await Self.catalog(server).page(2, of: Self.query).sentCount == 50)
    }

    @Test func fromHTTPSNoRedirectLeadsAway() async throws {
        let transport = TransportSpy(.success(.redirect(to: "http://cinemeta.test/catalog/movie/top.json")))
        let catalog = try CinemetaCatalog.sample(transport)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: Self.query) }
        #expect(failure == .redirectRefused(.cinemeta, host: "cinemeta.test"))
    }

    @Test func badElementsCostOnlyThemselves() async throws {
        let server = try await FixtureServer.start("--fault", "bad-elements")
        let page = try await Self.catalog(server).page(1, of: Self.query)
        #expect(page.sentCount == 50)
        #expect((20..<50).contains(page.items.count))
    }

    @Test func hostileTextsCostNothing() async throws {
        let server = try await FixtureServer.start()
        let plain = try await Self.catalog(server).page(1, of: Self.query)
        try await server.spoil([.init("hostile")])
        let hostile = try await Self.catalog(server).page(1, of: Self.query)
        #expect(hostile.items.map(\.id) == plain.items.map(\.id))
    }

    @Test func anEmptyPageIsTheEnd() async throws {
        let server = try await FixtureServer.start("--fault", "empty-lists")
        let page = try await Self.catalog(server).page(2, of: Self.query)
        #expect(page.items.isEmpty && page.isLast)
    }

    @Test(
        "Every list is read to its end, each page asked once, no film twice",
        arguments: [QuerySort.popularity, .rating])
    func everyListIsReadToItsEnd(sort: QuerySort) async throws {
        let server = try await FixtureServer.start("--movies", "730")
        let catalog = try Self.catalog(server)
        var found: [Movie] = []
        var number = 0
        var isLast = false
        while !isLast {
            number += 1
            let page = try await catalog.page(number, of: MovieQuery(sort: sort))
            found += page.items
            isLast = page.isLast
        }
        #expect(number == 16, "14 pages of fifty, one of thirty, which might not be the last, and an empty one")
        #expect(found.count > 600)
        #expect(Set(found.map(\.id)).count == found.count)
        for movie in found { _ = try await catalog.detail(of: movie.id) }
        let paths = try await server.requests().map(\.path)
        #expect(Set(paths).count == paths.count)
        #expect(paths.count == number)
    }

    @Test func aGenreIsNarrower() async throws {
        let server = try await FixtureServer.start("--movies", "400")
        let catalog = try Self.catalog(server)
        var query = MovieQuery(sort: .rating, filters: [.genre: .only("science-fiction")])
        let page = try await catalog.page(1, of: query)
        #expect(page.isLast)
        #expect((15...21).contains(page.items.count))
        for movie in page.items {
            let detail = try await catalog.detail(of: movie.id)
            #expect(detail.genres.contains(FilterValue("science-fiction")))
        }
        query[.genre] = .only("None of its")
        #expect(try await catalog.page(1, of: query).items.isEmpty)
    }

    @Test func aYearIsWithoutTheOldFilmsInIt() async throws {
        let server = try await FixtureServer.start()
        let query = MovieQuery(filters: [.years: .range(FilterRange(1999...1999))])
        let page = try await Self.catalog(server).page(1, of: query)
        #expect(page.sentCount == 50)
        #expect((30...45).contains(page.items.count))
        #expect(page.items.allSatisfy { $0.released?.year == 1999 })
    }

    @Test func whatASearchFindsIsAskedForByItself() async throws {
        let server = try await FixtureServer.start()
        let catalog = try Self.catalog(server)
        let found = try await catalog.page(1, of: MovieQuery(text: "blue riv")).items
        let first = try #require(found.first)
        #expect(first.rating == nil)
        let detail = try await catalog.detail(of: first.id)
        #expect(detail.movie.id == first.id)
        #expect(!detail.directors.isEmpty)
        #expect(
            try await server.requests().map(\.path) == [
                "/catalog/movie/top/search=blue%20riv.json", "/meta/movie/\(first.id.item.key).json",
            ])
        #expect(try await catalog.page(1, of: MovieQuery(text: "nothing of all")).items.isEmpty)
    }

    /// In each of the three ways in which the service says so.
    @Test(arguments: [9_000_031, 9_000_061, 9_000_089, 8_999_999])
    func aFilmThatItDoesNotHaveIsNotFound(number: Int) async throws {
        let server = try await FixtureServer.start()
        let catalog = try Self.catalog(server)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.detail(of: .imdb(number)) }
        #expect(failure == .notFound)
    }

    static func catalog(
        _ server: FixtureServer, _ limits: CurlLimits = .patient
    ) throws -> CinemetaCatalog {
        try .sample(CurlTransport(userAgent: "Matinee/test", limits: limits), base: server.address)
    }
}
