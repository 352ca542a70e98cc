import Entities
import TestSupport
import Testing

@testable import HTTP

struct HTTPClientConditionTests {
    private let known = EntityTag(#"W/"1""#)

    @Test func theTagOfWhatIsKnownIsSent() throws {
        let request = try HTTPRequest.get("https://a.test/1").conditional(on: known)
        #expect(request.revealedHeaders.map(\.name) == ["If-None-Match"])
        #expect(request.revealedHeaders.map(\.value) == [#"W/"1""#])
    }

    @Test func aTokenIsSentBesideTheTag() throws {
        let credential = Credential.bearer(Secret(revealed: "eyJ"))
        let request = try HTTPRequest.get("https://a.test/1", credential: credential).conditional(on: known)
        #expect(request.revealedHeaders.map(\.name) == ["Authorization", "If-None-Match"])
    }

    @Test func theTagIsNoPartOfWhatAnswersAreFiledUnder() throws {
        let request = try HTTPRequest.get("https://a.test/1?b=c")
        #expect(request.conditional(on: known).description == request.description)
    }

    @Test func thatWhatIsKnownHoldsIsAnAnswer() async throws {
        let client = HTTPClient(TransportSpy(.success(.status(304))))
        let request = try HTTPRequest.get("https://a.test/1").conditional(on: known)
        #expect(try await client.response(to: request, of: ServiceStub()).status == 304)
    }

    @Test func itIsNoneToWhoKnowsNothing() async throws {
        let client = HTTPClient(TransportSpy(.success(.status(304))))
        let failed = await failure { () async throws(CatalogFailure) in
            guard let request = try? HTTPRequest.get("https://a.test/1") else { throw .notFound }
            return try await client.response(to: request, of: ServiceStub())
        }
        #expect(failed == .refused(status: 304, message: ""))
    }

    @Test func theTagIsSentAlongARedirect() async throws {
        let transport = TransportSpy(.success(.redirect(to: "/2")), .success(.status(304)))
        let request = try HTTPRequest.get("https://a.test/1").conditional(on: known)
        _ = try await HTTPClient(transport).response(to: request, of: ServiceStub())
        #expect(transport.requests.map(\.known) == [known, known])
    }

    @Test func offlineEveryRequestFailsAtOnce() async throws {
        let time = TimeSpy()
        let client = HTTPClient(nil, time: time)
        for number in 1...9 {
            let failed = await failure { () async throws(CatalogFailure) in
                guard let request = try? HTTPRequest.get("https://a.test/\(number)") else { throw .notFound }
                return try await client.response(
                    to: request, of: ServiceStub(limits: SourceLimits(requestsPerSecond: 5)))
            }
            #expect(failed == .startedOffline)
        }
        #expect(time.sleeps.isEmpty)
    }
}
