import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// From the catalogue to a server and back.
struct OpenLibraryOverHTTPTests {
    static let service = ServiceOnWire(
        "Open Library",
        faults: [
            ("http-401", .refused(status: 401, message: "bad request")), ("http-404", .notFound),
            ("http-422", .refused(status: 422, message: "Query too short, must be at least 3 characters")),
            ("http-429", .rateLimited(retryAfterSeconds: 1)), ("http-502-html", .unavailable(status: 502)),
            ("http-503", .unavailable(status: 503)),
            ("redirect-loop", .redirectsInCircles(.openLibrary, host: "127.0.0.1")),
            ("error-html-200", .unreadable(status: 200)), ("empty", .unreadable(status: 200)),
            ("garbage", .unreadable(status: 200)), ("truncated-json", .unreadable(status: 200)),
            ("truncated", .connectionLost(host: "127.0.0.1")),
        ],
        passing: ["http-429", "http-502-html", "reset"], retries: 1,
        at: { .init($0, path: "/works/OL\(200 + $1)W") }, catalog,
        ask: { _ = try await $0.detail(of: BookID(200 + $1)) })

    @Test(arguments: ["hostile", "bad-elements", "wrong-types", "null-lists"])
    func hostileBodiesHarmNothing(fault: String) async throws {
        let server = try await FixtureServer.start("--fault", fault)
        let catalog = try Self.catalog(server)
        // What cannot be read is a failure; what can is of the book that was asked for.
        if let page = try? await catalog.page(1, of: BookQuery()) { #expect(!page.items.isEmpty) }
        guard let detail = try? await catalog.detail(of: BookID(25)) else { return #expect(fault != "hostile") }
        #expect(detail.book.id == BookID(25))
        #expect(detail.isbns.allSatisfy { $0.digits.utf8.allSatisfy { $0 < 0x80 } })
    }

    @Test func aSearchThatTheServiceRefusesSaysWhy() async throws {
        let server = try await FixtureServer.start()
        let catalog = try Self.catalog(server)
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.page(1, of: BookQuery(text: "the"))
        }

        #expect(failure == .refused(status: 422, message: "Query too short, must be at least 3 characters"))
        await server.stop()
    }

    @Test func everySignOfATextCanBeSearchedFor() async throws {
        let server = try await FixtureServer.start()
        let catalog = try Self.catalog(server)
        let page = try await catalog.page(1, of: BookQuery(text: #"a"b:c(d)[e]{f}^~*?\/!"#))

        #expect(page.items.isEmpty && page.isLast)
        await server.stop()
    }

    /// Of each oddity the first: moved, deleted, without a description, an author, a place in searches.
    @Test(
        arguments: [(24, "Moved"), (37, nil), (5, "No text"), (12, "No author"), (44, "Not found"), (6, "ISBN")]
            as [(Int, String?)])
    func everyOddityIsReadAsItIs(number: Int, what: String?) async throws {
        let server = try await FixtureServer.start()
        let catalog = try Self.catalog(server)
        let detail = try? await catalog.detail(of: BookID(number))

        #expect((detail == nil) == (what == nil))
        switch number {
        case 24: #expect(detail?.page?.hasSuffix("/OL10000024W") == true && detail?.book.id == BookID(24))
        case 5: #expect(detail?.description == nil)
        case 12: #expect(detail?.book.authors == [] && detail?.otherBooks == [])
        case 44: #expect(detail?.readers == nil && detail?.otherBooks?.isEmpty == false)
        case 6: #expect(detail?.isbns.contains { $0.digits == "12" } == false)
        default: break
        }
        if let text = detail?.description {
            #expect(!text.contains("http") && !text.contains("Also contained") && !text.contains("*"))
        }
        await server.stop()
    }

    static func catalog(_ server: FixtureServer, _ limits: CurlLimits = .patient) throws -> OpenLibraryCatalog {
        // Three a second are allowed to who can be reached.
        try OpenLibraryCatalog.sample(
            CurlTransport(userAgent: "Matinee/test (ada@example.org)", limits: limits), base: server.address,
            contact: "ada@example.org")
    }
}
