import Synchronization

/// Lets so many in at a time, in their order.
package final class Gate<Failure: Error>: Sendable {
    private struct State {
        /// The most at once.
        var limit = 1
        var running = 0
        var waiting: [Promise<Void, Failure>] = []
    }

    private let cancellation: Failure
    private let state = Mutex(State())

    /// - Parameter cancellation: what is thrown where a waiting task is cancelled.
    package init(whenCancelled cancellation: Failure) {
        self.cancellation = cancellation
    }

    /// Waits for a free place. Each call that does not throw must be followed by `leave`.
    ///
    /// - Parameter limit: the most at once; from now on it counts for those that wait, too.
    package func enter(atMost limit: Int) async throws(Failure) {
        try await place(atMost: limit)?.value
    }

    package func leave() {
        state.withLock { state in
            state.running -= 1
            // Those that were cancelled while they waited are skipped.
            while !state.waiting.isEmpty, state.running < state.limit {
                if state.waiting.removeFirst().settle(.success(())) { state.running += 1 }
            }
        }
    }

    /// - Returns: nil when there is a place at once.
    private func place(atMost limit: Int) -> Promise<Void, Failure>? {
        state.withLock { state in
            state.limit = limit
            guard state.running >= limit else {
                state.running += 1
                return nil
            }
            let promise = Promise<Void, Failure>(whenCancelled: cancellation)
            state.waiting.append(promise)
            return promise
        }
    }
}
