package import Entities
import Runtime
import Synchronization

/// Counts requests that others come behind: who waits here begins only while none of them is under way.
package final class RequestsUnderWay: Sendable {
    private struct State {
        var count = 0
        var waiting: [Promise<Void, CatalogFailure>] = []
    }

    private let state = Mutex(State())

    package init() {}

    func begin() {
        state.withLock { $0.count += 1 }
    }

    func end() {
        let waiting = state.withLock { state -> [Promise<Void, CatalogFailure>] in
            state.count -= 1
            guard state.count == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for promise in waiting { promise.settle(.success(())) }
    }

    /// Waits until none is under way. Throws `.cancelled` when the task is cancelled before.
    package func rest() async throws(CatalogFailure) {
        while true {
            if Task.isCancelled { throw .cancelled }
            let promise = state.withLock { state -> Promise<Void, CatalogFailure>? in
                guard state.count > 0 else { return nil }
                let promise = Promise<Void, CatalogFailure>(whenCancelled: .cancelled)
                state.waiting.append(promise)
                return promise
            }
            guard let promise else { return }
            // Another one may have begun when this goes on.
            try await promise.value
        }
    }
}
