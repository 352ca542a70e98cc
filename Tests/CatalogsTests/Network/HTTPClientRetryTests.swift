import Entities
import TestSupport
import Testing

@testable import HTTP

struct HTTPClientRetryTests {
    private let time = TimeSpy()

    @Test(arguments: [500, 502, 503, 504])
    func triesAServiceThatIsDownThreeTimesMore(status: Int) async throws {
        let transport = TransportSpy(.success(.status(status)))
        #expect(await failure(of: transport) == .unavailable(status: status))
        #expect(transport.requests.count == 4)
        #expect(time.sleeps == [.milliseconds(500), .seconds(1), .seconds(2)])
    }

    @Test func triesAgainAfterALostConnection() async throws {
        let transport = TransportSpy(.failure(.connectionLost(host: "a.test")), .success(.json("[]")))
        let client = HTTPClient(transport, time: time)
        let response = try await client.response(to: .get("https://a.test/"), of: ServiceStub())
        #expect(response.status == 200)
        #expect(time.sleeps == [.milliseconds(500)])
    }

    @Test func saysThatItTriesAgainAndWhenThatIsOver() async throws {
        let failure = CatalogFailure.connectionLost(host: "a.test")
        let client = HTTPClient(TransportSpy(.failure(failure), .failure(failure), .success(.json("[]"))), time: time)
        var news = client.retryNews.makeAsyncIterator()
        _ = try await client.response(to: .get("https://a.test/"), of: ServiceStub())
        let source = ServiceStub().source
        for expected in [RetryNews.began(source, after: failure), .began(source, after: failure), .ended(source)] {
            #expect(await news.next() == expected)
        }
    }

    @Test func saysNothingWhereOneAttemptIsEnough() async throws {
        let client = HTTPClient(
            TransportSpy(.success(.json("[]")), .success(.status(503)), .success(.json("[]"))), time: time)
        var news = client.retryNews.makeAsyncIterator()
        for path in ["1", "2"] { _ = try await client.response(to: .get("https://a.test/\(path)"), of: ServiceStub()) }
        // The first news is about the second request.
        #expect(await news.next() == .began(ServiceStub().source, after: .unavailable(status: 503)))
    }

    @Test(arguments: [
        CatalogFailure.offline, .hostNotFound(host: "a.test"), .connectionRefused(host: "a.test"), .cancelled,
        .untrusted(host: "a.test"), .timedOut(host: "a.test"), .tooLarge(limitInBytes: 1),
        .networkLibraryMissing(name: "x"),
    ])
    func tellsWhatWillNotPassAtOnce(cause: CatalogFailure) async {
        let transport = TransportSpy(.failure(cause))
        #expect(await failure(of: transport) == cause)
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [400, 401, 404, 422])
    func doesNotRepeatWhatWasRefused(status: Int) async {
        let transport = TransportSpy(.success(.status(status)))
        #expect(await failure(of: transport) == .refused(status: status, message: ""))
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [429, 503])
    func waitsAsLongAsTheServiceAsks(status: Int) async throws {
        let transport = TransportSpy(.success(.status(status, ("Retry-After", "7"))), .success(.json("[]")))
        _ = try await HTTPClient(transport, time: time).response(to: .get("https://a.test/"), of: ServiceStub())
        #expect(time.sleeps == [.seconds(7)])
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .delete])
    func sendsAChangeOnceWhateverBecomesOfIt(method: HTTPRequest.Method) async throws {
        for answer in [
            .success(.status(503)), .success(.status(429)), .failure(.connectionLost(host: "a.test")),
        ] as [Result<HTTPResponse, CatalogFailure>] {
            let transport = TransportSpy(answer)
            let client = HTTPClient(transport, time: time)
            let request = HTTPRequest(method, url: HTTPURL(scheme: .https, host: "a.test", path: "/"))
            _ = await CatalogsTests.failure { () async throws(CatalogFailure) in
                try await client.response(to: request, of: ServiceStub())
            }
            #expect(transport.requests.count == 1)
        }
        #expect(time.sleeps.isEmpty)
    }

    @Test func zeroSecondsDoNotMeanAtOnce() {
        let rule = RetryRule { 0 }
        let pause = rule.pause(after: .rateLimited(retryAfterSeconds: 0), retries: 1, asked: 0)
        #expect(pause == .seconds(1))
    }

    @Test func tellsTheReaderInsteadOfWaitingLong() async {
        let transport = TransportSpy(.success(.status(429, ("Retry-After", "11"))))
        #expect(await failure(of: transport) == .rateLimited(retryAfterSeconds: 11))
        #expect(time.sleeps.isEmpty)
    }

    @Test func backsOffWhereTheServiceDoesNotSayHowLong() async {
        let transport = TransportSpy(.success(.status(429)))
        #expect(await failure(of: transport) == .rateLimited(retryAfterSeconds: nil))
        #expect(time.sleeps == [.milliseconds(500), .seconds(1), .seconds(2)])
    }

    @Test func jitterAddsAHalfAtMost() {
        let rule = RetryRule { 1 }
        #expect(rule.pause(after: .unavailable(status: 500), retries: 0, asked: nil) == .milliseconds(750))
        #expect(rule.pause(after: .unavailable(status: 500), retries: 2, asked: nil) == .seconds(3))
    }

    @Test func cancellationEndsAPauseAtOnce() async throws {
        let time = TimeSpy(isHeld: true)
        let client = HTTPClient(TransportSpy(.success(.status(500))), time: time)
        let request = try HTTPRequest.get("https://a.test/")
        let task = Task {
            await CatalogsTests.failure { () async throws(CatalogFailure) in
                try await client.response(to: request, of: ServiceStub())
            }
        }
        #expect(await eventually { !time.sleeps.isEmpty })
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test(arguments: [(true, 4), (false, 1)])
    func aChangeIsSentAgainWhereThatDoesNoHarm(isRepeatable: Bool, count: Int) async throws {
        let transport = TransportSpy(.success(.status(503)))
        let request = HTTPRequest(
            .put, url: try #require(HTTPURL("https://a.test/")), isRepeatable: isRepeatable)
        _ = await CatalogsTests.failure { () async throws(CatalogFailure) in
            try await HTTPClient(transport, time: time).response(to: request, of: ServiceStub())
        }
        #expect(transport.requests.count == count)
    }

    @Test func aLongMessageIsCut() async throws {
        let long = HTTPResponse.json(String(repeating: "x", count: 10_000), status: 400)
        let failure = await failure(of: TransportSpy(.success(long)))
        #expect(failure == .refused(status: 400, message: String(repeating: "x", count: 300)))
    }

    @Test func aKeyThatTheServiceRepeatsIsNotTold() async throws {
        let echo = HTTPResponse.json("bad request: ?api_key=\(Credential.sampleKey)", status: 400)
        let client = HTTPClient(TransportSpy(.success(echo)))
        let request = try HTTPRequest.get("https://a.test/", credential: .sample)
        let failure = await CatalogsTests.failure { () async throws(CatalogFailure) in
            try await client.response(to: request, of: ServiceStub())
        }
        #expect(failure == .refused(status: 400, message: nil))
    }

    private func failure(of transport: TransportSpy) async -> CatalogFailure? {
        await CatalogsTests.failure { () async throws(CatalogFailure) in
            try await HTTPClient(transport, time: time).response(
                to: HTTPRequest(url: HTTPURL(scheme: .https, host: "a.test", path: "/")), of: ServiceStub())
        }
    }
}
