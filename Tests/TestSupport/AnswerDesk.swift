package import Entities
import Synchronization

/// Answers requests to a fake service: at once, or when the test releases them. A held request goes on when its task is
/// cancelled, as a service may ignore that; callers must not depend on it.
package final class AnswerDesk<Request: Hashable & Sendable, Answer: Sendable>: Sendable {
    package typealias MakeAnswer = @Sendable (Request) -> Result<Answer, CatalogFailure>

    private struct State {
        var makeAnswer: MakeAnswer
        var failure: CatalogFailure?
        var holds = false
        var requests: [Request] = []
        var cancelled: [Request] = []
        var waiting: [(request: Request, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Mutex<State>

    package init(_ makeAnswer: @escaping MakeAnswer) {
        state = Mutex(State(makeAnswer: makeAnswer))
    }

    /// All requests, oldest first.
    package var requests: [Request] { state.withLock(\.requests) }
    /// The requests that were cancelled while they were held.
    package var cancelled: [Request] { state.withLock(\.cancelled) }
    /// The requests that are held now, oldest first.
    package var waiting: [Request] { state.withLock { $0.waiting.map(\.request) } }

    /// From now on, requests wait for `release`.
    package func hold() {
        state.withLock { $0.holds = true }
    }

    /// Answers the held requests with this value.
    package func release(_ request: Request) {
        let held = state.withLock { state in
            defer { state.waiting.removeAll { $0.request == request } }
            return state.waiting.filter { $0.request == request }
        }
        for one in held { one.continuation.resume() }
    }

    /// Answers all held requests, and later ones at once.
    package func release() {
        let held = state.withLock { state in
            state.holds = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in held { one.continuation.resume() }
    }

    package func answer(_ makeAnswer: @escaping MakeAnswer) {
        state.withLock { $0.makeAnswer = makeAnswer }
    }

    package func fail(_ failure: CatalogFailure) {
        answer { _ in .failure(failure) }
    }

    /// From now on every answer is this failure; nil for the answers as they were.
    package func interrupt(_ failure: CatalogFailure?) {
        state.withLock { $0.failure = failure }
    }

    package func reply(to request: Request) async throws(CatalogFailure) -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    state.requests.append(request)
                    if state.holds { state.waiting.append((request, continuation)) }
                    return !state.holds
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.cancelled.append(request) }
        }
        let (makeAnswer, failure) = state.withLock { ($0.makeAnswer, $0.failure) }
        if let failure { throw failure }
        return try makeAnswer(request).get()
    }
}

extension AnswerDesk {
    /// For answers that cannot fail: a failure counts as no answer.
    package func cachedReply<Value>(to request: Request) async -> Cached<Value>? where Answer == Cached<Value>? {
        try? await reply(to: request)
    }
}
