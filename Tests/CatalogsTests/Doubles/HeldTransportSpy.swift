import Entities
import Synchronization

@testable import HTTP
@testable import Runtime

/// Keeps every request waiting until it is told to answer.
final class HeldTransportSpy: HTTPTransport {
    private struct State {
        var requests: [HTTPRequest] = []
        var pending: [Promise<HTTPResponse, CatalogFailure>] = []
        var cancelled = 0
    }

    private let state = Mutex(State())

    var requests: [HTTPRequest] { state.withLock(\.requests) }
    var cancelledCount: Int { state.withLock(\.cancelled) }

    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse {
        let promise = Promise<HTTPResponse, CatalogFailure>(whenCancelled: .cancelled)
        state.withLock { state in
            state.requests.append(request)
            state.pending.append(promise)
        }
        do throws(CatalogFailure) {
            return try await promise.value
        } catch {
            if error == .cancelled { state.withLock { $0.cancelled += 1 } }
            throw error
        }
    }

    /// Answers the request that has waited longest.
    func answerNext(_ response: HTTPResponse = .json("{}")) {
        let promise = state.withLock { $0.pending.isEmpty ? nil : $0.pending.removeFirst() }
        promise?.settle(.success(response))
    }
}
