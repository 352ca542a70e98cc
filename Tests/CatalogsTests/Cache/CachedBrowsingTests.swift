import Entities
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

/// The requests that a server gets from a user who browses, quits, and comes back.
struct CachedBrowsingTests {
    private static let pages = 1...25
    private static let query = MovieQuery()

    private let folder: TemporaryFolder
    private let time = TimeSpy()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func theSameFiveHundredFilmsCostNoRequestWhileTheyAreFresh() async throws {
        let server = try await FixtureServer.start()
        let first = try await browse(server)
        let second = try await browse(server)
        #expect(first.count == 500)
        #expect(second == first)
        #expect(try await server.requests().count == 25)
    }

    @Test func onceStaleTheyCostOnlyConditionalRequests() async throws {
        let server = try await FixtureServer.start()
        let first = try await browse(server)
        time.advance(by: .hours(7))
        #expect(try await browse(server) == first)
        let later = try await server.requests().dropFirst(25)
        #expect(later.count == 25)
        #expect(later.allSatisfy { $0.status == 304 && $0.headers["if-none-match"] != nil })
        #expect(try await browse(server) == first)
        #expect(try await server.requests().count == 50)
    }

    @Test func twoAtOnceFindEachOthersAnswers() async throws {
        let server = try await FixtureServer.start()
        let (one, other) = (try catalog(server), try catalog(server))
        for page in Self.pages {
            // In turn: each finds the answers of the other.
            _ = try await (page.isMultiple(of: 2) ? one : other).page(page, of: Self.query)
            _ = try await (page.isMultiple(of: 2) ? other : one).page(page, of: Self.query)
        }
        #expect(try await server.requests().count == 25)
    }

    @Test func twoAtOnceDoNotHinderEachOther() async throws {
        let server = try await FixtureServer.start()
        let stores = [AnswerStore.sample(folder, time: time), .sample(folder, time: time)]
        try await withThrowingTaskGroup { group in
            for store in stores {
                let catalog = try TMDBCatalog.sample(
                    CurlTransport(userAgent: "Matinee/test", limits: .patient), base: server.address + "/3",
                    store: store, time: time)
                for page in Self.pages { group.addTask { _ = try await catalog.page(page, of: Self.query) } }
            }
            try await group.waitForAll()
        }
        #expect(try await browse(nil, base: server.address + "/3").count == 500)
    }

    @Test func withoutANetworkTheyAreAllThere() async throws {
        let server = try await FixtureServer.start()
        let first = try await browse(server)
        time.advance(by: .days(3))
        let catalog = try catalog(nil, base: server.address + "/3")
        var kept: [Movie.ID] = []
        for page in Self.pages {
            kept += try #require(await catalog.cachedPage(page, of: Self.query)).value.items.map(\.id)
        }
        #expect(kept == first)
        #expect(try await server.requests().count == 25)
    }

    /// As a new run of the program: another catalogue, another store, the same file.
    private func browse(_ server: FixtureServer) async throws -> [Movie.ID] {
        try await browse(CurlTransport(userAgent: "Matinee/test", limits: .patient), base: server.address + "/3")
    }

    private func browse(_ transport: CurlTransport?, base: String) async throws -> [Movie.ID] {
        let catalog = try catalog(transport, base: base)
        var found: [Movie.ID] = []
        for page in Self.pages { found += try await catalog.page(page, of: Self.query).items.map(\.id) }
        return found
    }

    private func catalog(_ server: FixtureServer) throws -> TMDBCatalog {
        try catalog(CurlTransport(userAgent: "Matinee/test", limits: .patient), base: server.address + "/3")
    }

    private func catalog(_ transport: CurlTransport?, base: String) throws -> TMDBCatalog {
        try .sample(transport, base: base, store: .sample(folder, time: time), time: time)
    }
}
