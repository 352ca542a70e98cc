import Entities
import TestSupport
import Testing

@testable import HTTP

/// libcurl against a real server.
struct CurlTransportTests {
    private static let userAgent = "Matinee/test (+https://github.com/matinee-tui/matinee)"
    private let transport = CurlTransport(userAgent: userAgent, limits: .patient)

    @Test func bringsStatusHeadersAndBody() async throws {
        let server = try await FixtureServer.start()
        let response = try await transport.send(.list(server))
        #expect(response.status == 200)
        #expect(response.headers["content-type"]?.hasPrefix("application/json") == true)
        #expect(response.headers.maxAge != nil)
        #expect(response.body.first == UInt8(ascii: "{"))
    }

    @Test func saysWhoIsAskingAndThatItUnzips() async throws {
        let server = try await FixtureServer.start()
        _ = try await transport.send(.list(server))
        let headers = try #require(await server.requests().first).headers
        #expect(headers.value("User-Agent") == Self.userAgent)
        #expect(headers.value("Accept-Encoding") == "gzip")
    }

    @Test func leavesRedirectsToOthers() async throws {
        let server = try await FixtureServer.start("--fault", "redirect-same")
        #expect(try await transport.send(.list(server)).status == 302)
    }

    @Test func aClosedPortRefuses() async throws {
        let request = try HTTPRequest.get("http://127.0.0.1:1/")
        #expect(await failure(of: request) == .connectionRefused(host: "127.0.0.1"))
    }

    @Test func anUnknownHostIsNotFound() async throws {
        let request = try HTTPRequest.get("http://no-such-host.invalid/")
        let failure = await failure(of: request)
        #expect(failure == (NetworkInterfaces.reachBeyondThisMachine ? .hostNotFound(host: request.host) : .offline))
    }

    @Test func aCertificateOfItsOwnMakingIsNotTrusted() async throws {
        let folder = try TemporaryFolder()
        let server = try await FixtureServer.start("--tls", folder.path)
        #expect(await failure(of: try .list(server)) == .untrusted(host: "127.0.0.1"))
    }

    @Test(arguments: ["truncated", "reset"])
    func aBrokenConnectionIsLost(fault: String) async throws {
        let server = try await FixtureServer.start("--fault", fault)
        #expect(await failure(of: try .list(server)) == .connectionLost(host: "127.0.0.1"))
    }

    @Test func whereNothingComesForASecondItIsGivenUp() async throws {
        let server = try await FixtureServer.start("--fault", "hang")
        let transport = CurlTransport(userAgent: Self.userAgent, limits: CurlLimits(idleSeconds: 1))
        let request = try HTTPRequest.list(server)
        let failure = await CatalogsTests.failure { () async throws(CatalogFailure) in
            try await transport.send(request)
        }
        #expect(failure == .timedOut(host: "127.0.0.1"))
    }

    @Test(arguments: ["hang", "slow-drip"])
    func whatTakesTooLongIsGivenUp(fault: String) async throws {
        let server = try await FixtureServer.start("--fault", fault)
        let transport = CurlTransport(userAgent: Self.userAgent, limits: CurlLimits(totalMilliseconds: 200))
        let request = try HTTPRequest.list(server)
        let failure = await CatalogsTests.failure { () async throws(CatalogFailure) in
            try await transport.send(request)
        }
        #expect(failure == .timedOut(host: "127.0.0.1"))
    }

    @Test func anAnswerWithoutEndIsTooLarge() async throws {
        let server = try await FixtureServer.start("--fault", "huge")
        #expect(await failure(of: try .list(server)) == .tooLarge(limitInBytes: 8 << 20))
    }

    @Test func cancellationEndsATransferAtOnce() async throws {
        let server = try await FixtureServer.start("--fault", "hang")
        let request = try HTTPRequest.list(server)
        let task = Task { await failure(of: request) }
        #expect(await eventually { (try? await server.requests().count) == 1 })
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test func aMissingLibraryIsNamed() async throws {
        let transport = CurlTransport(userAgent: Self.userAgent, library: "libno-such-curl.so.4")
        let request = try HTTPRequest.get("http://127.0.0.1:1/")
        for _ in 1...2 {
            let failure = await CatalogsTests.failure { () async throws(CatalogFailure) in
                try await transport.send(request)
            }
            #expect(failure == .networkLibraryMissing(name: "libno-such-curl.so.4"))
        }
    }

    @Test func manyAtOnceAllArrive() async throws {
        let server = try await FixtureServer.start()
        let statuses = try await withThrowingTaskGroup { group in
            for page in 1...20 {
                let request = try HTTPRequest.list(server, page: page)
                group.addTask { try await transport.send(request).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 20))
    }

    private func failure(of request: HTTPRequest) async -> CatalogFailure? {
        await CatalogsTests.failure { () async throws(CatalogFailure) in try await transport.send(request) }
    }
}

extension HTTPRequest {
    /// A page of the server's films, requested as from TMDB.
    fileprivate static func list(_ server: FixtureServer, page: Int = 1) throws -> HTTPRequest {
        try get("\(server.address)/3/discover/movie?page=\(page)", credential: .sample)
    }
}

extension [String: String] {
    fileprivate func value(_ name: String) -> String? {
        first { $0.key.lowercased() == name.lowercased() }?.value
    }
}
