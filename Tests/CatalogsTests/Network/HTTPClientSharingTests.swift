import Entities
import TestSupport
import Testing

@testable import HTTP

struct HTTPClientSharingTests {
    private let transport = HeldTransportSpy()

    @Test func equalRequestsInFlightAreOne() async throws {
        let client = HTTPClient(transport)
        let first = try ask(client, "https://a.test/1")
        let second = try ask(client, "https://a.test/1")
        #expect(await eventually { transport.requests.count == 1 })
        transport.answerNext(.json("[1]"))
        #expect(await first.value == nil)
        #expect(await second.value == nil)
        #expect(transport.requests.count == 1)
    }

    @Test func requestsOfDifferentKeysAreNotShared() async throws {
        let client = HTTPClient(transport)
        let tasks = [
            try ask(client, "https://a.test/1"), try ask(client, "https://a.test/1", credential: .sample),
        ]
        #expect(await eventually { transport.requests.count == 2 })
        tasks.forEach { $0.cancel() }
    }

    @Test func anEndedRequestIsAskedAnew() async throws {
        let client = HTTPClient(transport)
        for count in 1...2 {
            let task = try ask(client, "https://a.test/1")
            #expect(await eventually { transport.requests.count == count })
            transport.answerNext()
            #expect(await task.value == nil)
        }
    }

    @Test func cancellingOneWaiterLeavesTheOther() async throws {
        let client = HTTPClient(transport)
        let first = try ask(client, "https://a.test/1")
        #expect(await eventually { transport.requests.count == 1 })
        let second = try ask(client, "https://a.test/1")
        first.cancel()
        #expect(await first.value == .cancelled)
        transport.answerNext()
        #expect(await second.value == nil)
        #expect(transport.cancelledCount == 0)
    }

    @Test func cancellingTheLastWaiterCancelsTheTransfer() async throws {
        let client = HTTPClient(transport)
        let tasks = [try ask(client, "https://a.test/1"), try ask(client, "https://a.test/1")]
        #expect(await eventually { transport.requests.count == 1 })
        tasks.forEach { $0.cancel() }
        #expect(await eventually { transport.cancelledCount == 1 })
    }

    @Test(arguments: ["https://a.test", "http://127.0.0.1:8080"])
    func goesToAHostFourAtATime(address: String) async throws {
        let client = HTTPClient(transport)
        let tasks = try (1...6).map { try ask(client, "\(address)/\($0)") }
        #expect(await eventually { transport.requests.count == 4 })
        transport.answerNext()
        #expect(await eventually { transport.requests.count == 5 })
        (1...5).forEach { _ in transport.answerNext() }
        #expect(await eventually { transport.requests.count == 6 })
        transport.answerNext()
        for task in tasks { #expect(await task.value == nil) }
    }

    @Test func aFullHostDoesNotHoldUpAnother() async throws {
        let client = HTTPClient(transport)
        let tasks = try (1...5).map { try ask(client, "https://a.test/\($0)") } + [try ask(client, "https://b.test/")]
        #expect(await eventually { transport.requests.contains { $0.host == "b.test" } })
        tasks.forEach { $0.cancel() }
    }

    @Test func whoIsCancelledWhileWaitingForAPlaceTakesNone() async throws {
        let client = HTTPClient(transport)
        let running = try (1...4).map { try ask(client, "https://a.test/\($0)") }
        #expect(await eventually { transport.requests.count == 4 })
        let waiting = try ask(client, "https://a.test/5")
        let last = try ask(client, "https://a.test/6")
        waiting.cancel()
        #expect(await waiting.value == .cancelled)
        transport.answerNext()
        #expect(await eventually { transport.requests.last?.url.path == "/6" })
        (running + [last]).forEach { $0.cancel() }
    }

    @Test func startsNoMoreASecondThanTheServiceAllows() async throws {
        let time = TimeSpy()
        let client = HTTPClient(TransportSpy(.success(.json("{}"))), time: time)
        for number in 1...11 {
            _ = try await client.response(
                to: .get("https://a.test/\(number)"), of: ServiceStub(limits: SourceLimits(requestsPerSecond: 5)))
        }
        #expect(time.sleeps == [.seconds(1), .seconds(1)])
    }

    @Test func whoIsCancelledInThePauseLeavesItsStartToTheNext() async throws {
        let time = TimeSpy(isHeld: true)
        let client = HTTPClient(TransportSpy(.success(.json("{}"))), time: time)
        let service = ServiceStub(limits: SourceLimits(requestsPerSecond: 2))
        for number in 1...2 { _ = try await client.response(to: .get("https://a.test/\(number)"), of: service) }
        let cancelled = Task { try await client.response(to: .get("https://a.test/3"), of: service) }
        #expect(await eventually { time.sleeps == [.seconds(1)] })
        cancelled.cancel()
        await #expect(throws: CatalogFailure.cancelled) { try await cancelled.value }
        // The two that have started count for what they are.
        let waiting = Task { try await client.response(to: .get("https://a.test/4"), of: service) }
        #expect(await eventually { time.sleeps == [.seconds(1), .seconds(1)] })
        waiting.cancel()
        await #expect(throws: CatalogFailure.cancelled) { try await waiting.value }
        time.advance(by: .seconds(1))
        for number in 5...6 { _ = try await client.response(to: .get("https://a.test/\(number)"), of: service) }
        #expect(time.sleeps.count == 2)
    }

    @Test func whatRunsOnThisMachineIsAskedAsFastAsItAnswers() async throws {
        let time = TimeSpy()
        let client = HTTPClient(TransportSpy(.success(.json("{}"))), time: time)
        for number in 1...11 {
            _ = try await client.response(
                to: .get("http://127.0.0.1:8080/\(number)"),
                of: ServiceStub(limits: SourceLimits(requestsPerSecond: 5)))
        }
        #expect(time.sleeps.isEmpty)
    }

    /// The failure of the request; nil if it was answered.
    private func ask(
        _ client: HTTPClient, _ url: String, credential: Credential? = nil
    ) throws -> Task<CatalogFailure?, Never> {
        let request = try HTTPRequest.get(url, credential: credential)
        return Task {
            do throws(CatalogFailure) {
                _ = try await client.response(to: request, of: ServiceStub())
                return nil
            } catch {
                return error
            }
        }
    }
}
