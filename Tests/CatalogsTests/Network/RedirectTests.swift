import Entities
import Foundation
import TestSupport
import Testing

@testable import HTTP

struct RedirectTests {
    @Test(arguments: [301, 302, 303, 307, 308])
    func followsWithinTheHost(status: Int) async throws {
        let transport = TransportSpy(.success(.redirect(to: "/y", status: status)), .success(.status(200)))
        let request = try HTTPRequest.get("https://a.test/x", credential: .sample)
        let response = try await RedirectFollower(transport: transport).send(request, to: .tmdb)
        #expect(response.status == 200)
        #expect(transport.requests.map(\.revealedURL).last == "https://a.test/y?api_key=\(Credential.sampleKey)")
    }

    @Test(arguments: [307, 308]) func aChangeStaysAChange(status: Int) async throws {
        let transport = TransportSpy(.success(.redirect(to: "/y", status: status)), .success(.status(200)))
        let url = try #require(HTTPURL("https://a.test/x"))
        let change = HTTPRequest(
            .post, url: url, fields: [.init("Idempotency-Key", "k")], body: .init(type: "text/plain", .init("x".utf8)))
        _ = try await RedirectFollower(transport: transport).send(change, to: .tmdb)
        #expect(transport.requests.last?.description == "POST https://a.test/y")
        #expect(transport.requests.last?.body == change.body)
        #expect(transport.requests.last?.fields == change.fields)
    }

    @Test(arguments: [(301, "/y"), (302, "/y"), (303, "/y"), (307, "https://b.test/y"), (308, "https://a.test:81/")])
    func aChangeIsNeitherMadeAnotherNorCarriedAway(status: Int, location: String) async throws {
        let transport = TransportSpy(.success(.redirect(to: location, status: status)), .success(.status(200)))
        let change = HTTPRequest(.post, url: try #require(HTTPURL("https://a.test/x")))
        let failure = await failure { () async throws(CatalogFailure) in
            try await RedirectFollower(transport: transport).send(change, to: .tmdb)
        }
        #expect(failure == .redirectRefused(.tmdb, host: "a.test"))
        #expect(transport.requests.count == 1)
    }

    @Test func followsToAnotherHostWithoutAKey() async throws {
        let transport = TransportSpy(.success(.redirect(to: "https://b.test/y")), .success(.status(200)))
        _ = try await RedirectFollower(transport: transport).send(.get("https://a.test/x"), to: .tmdb)
        #expect(transport.requests.map(\.url.text) == ["https://a.test/x", "https://b.test/y"])
    }

    @Test(arguments: ["https://b.test/y", "https://a.test:8443/y", "//b.test/", "https://a.test.evil.test/"])
    func carriesAKeyToNoOtherHostOrPort(location: String) async throws {
        let transport = TransportSpy(.success(.redirect(to: location)), .success(.status(200)))
        let request = try HTTPRequest.get("https://a.test/x", credential: .sample)
        let failure = await failure { () async throws(CatalogFailure) in
            try await RedirectFollower(transport: transport).send(request, to: .tmdb)
        }
        #expect(failure == .redirectRefused(.tmdb, host: "a.test"))
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: ["https://b.test/y", "https://a.test:8443/y"])
    func carriesAPasswordToNoOtherHostOrPort(location: String) async throws {
        let transport = TransportSpy(.success(.redirect(to: location)), .success(.status(200)))
        let request = try HTTPRequest.get(
            "https://a.test/x", credential: .basic(user: "ada", Secret(revealed: "secret")))
        #expect(request.revealedHeaders.map(\.value) == ["Basic YWRhOnNlY3JldA=="])
        #expect(!request.description.contains("secret"))
        let failure = await failure { () async throws(CatalogFailure) in
            try await RedirectFollower(transport: transport).send(request, to: .tmdb)
        }
        #expect(failure == .redirectRefused(.tmdb, host: "a.test"))
        #expect(transport.requests.count == 1)
    }

    @Test func whatIsSignedIsSentNowhereElse() async throws {
        let transport = TransportSpy(.success(.redirect(to: "/y")), .success(.status(200)))
        let request = try HTTPRequest.get("https://a.test/x", credential: .signature(Secret(revealed: "s")))
        let failure = await failure { () async throws(CatalogFailure) in
            try await RedirectFollower(transport: transport).send(request, to: .tmdb)
        }
        #expect(failure == .redirectRefused(.tmdb, host: "a.test"))
        #expect(transport.requests.count == 1)
    }

    @Test func neverLeavesHTTPS() async throws {
        let transport = TransportSpy(.success(.redirect(to: "http://a.test/x")), .success(.status(200)))
        let request = try HTTPRequest.get("https://a.test/x")
        let failure = await failure { () async throws(CatalogFailure) in
            try await RedirectFollower(transport: transport).send(request, to: .tmdb)
        }
        #expect(failure == .redirectRefused(.tmdb, host: "a.test"))
    }

    @Test(arguments: ["ftp://a.test/", "file:///etc/passwd", "https://me:pw@a.test/"])
    func goesNowhereButTheWeb(location: String) async throws {
        let transport = TransportSpy(.success(.redirect(to: location)), .success(.status(200)))
        let request = try HTTPRequest.get("https://a.test/x")
        let failure = await failure { () async throws(CatalogFailure) in
            try await RedirectFollower(transport: transport).send(request, to: .tmdb)
        }
        #expect(failure == .redirectRefused(.tmdb, host: "a.test"))
    }

    @Test func givesUpAfterFive() async throws {
        let transport = TransportSpy(.success(.redirect(to: "/x")))
        let request = try HTTPRequest.get("https://a.test/x")
        let failure = await failure { () async throws(CatalogFailure) in
            try await RedirectFollower(transport: transport).send(request, to: .tmdb)
        }
        #expect(failure == .redirectsInCircles(.tmdb, host: "a.test"))
        #expect(transport.requests.count == 6)
    }

    @Test func keepsARepeatedKeyOutOfWhatMayBeShown() async throws {
        let repeated = "/y?api_key=\(Credential.sampleKey)&page=2"
        let transport = TransportSpy(.success(.redirect(to: repeated)), .success(.status(200)))
        _ = try await RedirectFollower(transport: transport).send(
            .get("https://a.test/x", credential: .sample), to: .tmdb)
        #expect(transport.requests.last?.description == "GET https://a.test/y?page=2")
    }
}
