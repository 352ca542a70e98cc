import Entities
import TestSupport
import Testing

@testable import LiveServices

/// libcurl against a real server.
struct CurlTransportTests {
    private let transport = CurlTransport(userAgent: "Matinee/test (+https://github.com/matinee-tui/matinee)")

    @Test func bringsStatusHeadersAndBody() async throws {
        let server = try FixtureServer()
        let response = try await transport.send(.list(server.address))
        #expect(response.status == 200)
        #expect(response.headers["content-type"]?.hasPrefix("application/json") == true)
        #expect(response.body.first == UInt8(ascii: "{"))
    }
}

extension HTTPRequest {
    /// The first page of the fixture server's films, as TMDB is asked for it.
    static func list(_ address: String, page: Int = 1) throws -> HTTPRequest {
        let base = try #require(HTTPURL(address + "/3"))
        let key = try #require(TMDBKey("0123456789abcdef0123456789abcdef"))
        return HTTPRequest(
            base, path: "/discover/movie", query: [QueryItem("page", String(page))], credential: key.credential)
    }
}
