import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// From the catalogue to a server and back.
struct TMDBOverHTTPTests {
    private static let query = MovieQuery()

    static let service = ServiceOnWire(
        "TMDB",
        faults: [
            ("redirect-http", .redirectRefused(.tmdb, host: "127.0.0.1")),
            ("redirect-away", .redirectRefused(.tmdb, host: "127.0.0.1")),
            ("redirect-loop", .redirectsInCircles(.tmdb, host: "127.0.0.1")),
            ("http-401", .keyRejected(.tmdb)), ("http-404", .notFound),
            ("http-429", .rateLimited(retryAfterSeconds: 1)), ("http-500-html", .unavailable(status: 500)),
            ("http-502-html", .unavailable(status: 502)), ("http-503", .unavailable(status: 503)),
            ("error-html-200", .unreadable(status: 200)), ("empty", .unreadable(status: 200)),
            ("garbage", .unreadable(status: 200)), ("truncated-json", .unreadable(status: 200)),
            ("wrong-types", .unreadable(status: 200)), ("truncated", .connectionLost(host: "127.0.0.1")),
            ("huge", .tooLarge(limitInBytes: 8 << 20)), ("reset", .connectionLost(host: "127.0.0.1")),
            ("hang", .timedOut(host: "127.0.0.1")), ("slow-drip", .timedOut(host: "127.0.0.1")),
        ],
        passing: ["http-502-html", "http-429", "reset", "truncated", "http-503"],
        at: { .init($0, query: ["page": String($1 + 1)]) }, catalog, ask: { _ = try await $0.page($1 + 1, of: query) })

    @Test func aRefusalComesInTheServicesWords() async throws {
        let server = try await FixtureServer.start("--fault", "http-422")
        let catalog = try Self.catalog(server)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: Self.query) }
        guard case .refused(status: 422, message: .some) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func aDateToRetryAtIsUnderstood() async throws {
        let server = try await FixtureServer.start("--fault", "http-429-date")
        let catalog = try Self.catalog(server)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: Self.query) }
        guard case .rateLimited(retryAfterSeconds: .some(0...3)) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func aRedirectWithinTheHostIsFollowed() async throws {
        let server = try await FixtureServer.start("--fault", "redirect-same")
        #expect(try await Self.catalog(server).page(1, of: Self.query).items.count == 20)
    }

    @Test func badElementsCostOnlyThemselves() async throws {
        let server = try await FixtureServer.start("--fault", "bad-elements")
        let page = try await Self.catalog(server).page(1, of: Self.query)
        #expect(page.sentCount == 20)
        #expect((1..<20).contains(page.items.count))
    }

    @Test func hostileTextsCostNothing() async throws {
        let server = try await FixtureServer.start("--fault", "hostile")
        #expect(try await Self.catalog(server).page(1, of: Self.query).items.count == 20)
    }

    @Test func pagesAndDetailsAreRead() async throws {
        let server = try await FixtureServer.start("--movies", "45")
        let catalog = try Self.catalog(server)
        let page = try await catalog.page(3, of: Self.query)
        #expect(page.total == 45)
        #expect(page.isLast)
        for movie in page.items {
            let detail = try await catalog.detail(of: movie.id)
            #expect(detail.movie.id == movie.id)
        }
    }

    static func catalog(_ server: FixtureServer, _ limits: CurlLimits = .patient) throws -> TMDBCatalog {
        try TMDBCatalog.sample(CurlTransport(userAgent: "Matinee/test", limits: limits), base: server.address + "/3")
    }
}
