import Runtime
import Synchronization

/// Lets so many in at a time, in their order.
final class RequestGate: Sendable {
    private enum Failure: Error {
        case cancelled
    }

    private struct State {
        var running = 0
        var waiting: [Promise<Void, Failure>] = []
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// Waits for a free place.
    ///
    /// - Returns: false where the task was cancelled meanwhile. Each call that returns true must be followed by `leave`.
    func enter() async -> Bool {
        let promise = state.withLock { state -> Promise<Void, Failure>? in
            guard state.running >= limit else {
                state.running += 1
                return nil
            }
            let promise = Promise<Void, Failure>(whenCancelled: .cancelled)
            state.waiting.append(promise)
            return promise
        }
        do throws(Failure) { try await promise?.value } catch { return false }
        return true
    }

    func leave() {
        state.withLock { state in
            state.running -= 1
            // Those that were cancelled while they waited are skipped.
            while !state.waiting.isEmpty, state.running < limit {
                if state.waiting.removeFirst().settle(.success(())) { state.running += 1 }
            }
        }
    }
}
