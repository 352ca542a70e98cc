import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct TMDBMemoryTests {
    private let time = TimeSpy()
    private let query = MovieQuery()

    @Test func anEqualPageIsNotAskedForAgain() async throws {
        let transport = TransportSpy(.success(.list()))
        let catalog = try TMDBCatalog.sample(transport, time: time)
        for _ in 1...2 { #expect(try await catalog.page(1, of: query).items.count == 1) }
        #expect(transport.requests.count == 1)
        _ = try await catalog.page(2, of: query)
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [(600, 600), (28_800, 21_600)])
    func aPageIsKeptAsLongAsTheServiceAllowsButSixHoursAtMost(maxAge: Int, kept: Int) async throws {
        let transport = TransportSpy(.success(.list(maxAge: maxAge)))
        let catalog = try TMDBCatalog.sample(transport, time: time)
        _ = try await catalog.page(1, of: query)
        time.advance(by: .seconds(kept - 1))
        _ = try await catalog.page(1, of: query)
        #expect(transport.requests.count == 1)
        time.advance(by: .seconds(1))
        _ = try await catalog.page(1, of: query)
        #expect(transport.requests.count == 2)
    }

    @Test func aFilmOfAListIsRememberedAsASummary() async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(.list())), time: time)
        #expect(catalog.peek(MovieID(1))?.detail == nil)
        _ = try await catalog.page(1, of: query)
        #expect(catalog.peek(MovieID(1))?.summary?.title == "A")
    }

    @Test func aDetailIsRememberedForADay() async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(.json(#"{"id":1,"title":"A"}"#))), time: time)
        let detail = try await catalog.detail(of: MovieID(1))
        time.advance(by: .seconds(24 * 3_600 - 1))
        #expect(catalog.peek(MovieID(1))?.detail == detail)
        time.advance(by: .seconds(1))
        #expect(catalog.peek(MovieID(1))?.detail == nil)
    }

    @Test func aRefreshAsksTheService() async throws {
        let transport = TransportSpy(.success(.list()))
        let catalog = try TMDBCatalog.sample(transport, time: time)
        _ = try await catalog.page(1, of: query)
        catalog.invalidateCache()
        _ = try await catalog.page(1, of: query)
        #expect(transport.requests.count == 2)
        #expect(catalog.peek(MovieID(1))?.summary != nil)
    }

    @Test func aFailureIsNotKept() async throws {
        let transport = TransportSpy(.failure(.offline), .success(.list()))
        let catalog = try TMDBCatalog.sample(transport, time: time)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.page(1, of: query) }
        #expect(failure == .offline)
        #expect(try await catalog.page(1, of: query).items.count == 1)
    }
}

extension HTTPResponse {
    fileprivate static func list(maxAge: Int = 600) -> HTTPResponse {
        .json(
            #"{"results":[{"id":1,"title":"A"}],"total_pages":9}"#,
            headers: [("Cache-Control", "public, max-age=\(maxAge)")])
    }
}
