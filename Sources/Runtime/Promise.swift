import Synchronization

/// A value that one task waits for and another one sets. Cancelling the waiting task ends the wait at once.
package final class Promise<Value: Sendable, Failure: Error>: Sendable {
    private typealias Outcome = Result<Value, Failure>

    private enum State {
        case open
        case awaited(CheckedContinuation<Outcome, Never>)
        case settled(Outcome)
    }

    private let state = Mutex(State.open)
    private let cancellation: Failure

    /// - Parameter cancellation: what is thrown where the waiting task is cancelled.
    package init(whenCancelled cancellation: Failure) {
        self.cancellation = cancellation
    }

    /// May be read once.
    package var value: Value {
        get async throws(Failure) {
            let outcome = await withTaskCancellationHandler {
                await withCheckedContinuation { wait($0) }
            } onCancel: {
                settle(.failure(cancellation))
            }
            return try outcome.get()
        }
    }

    /// - Returns: whether this was the first outcome; later ones are ignored.
    @discardableResult
    package func settle(_ outcome: Result<Value, Failure>) -> Bool {
        let previous = state.withLock { state in
            let previous = state
            if case .settled = previous { return previous }
            state = .settled(outcome)
            return previous
        }
        switch previous {
        case .open: return true
        case .settled: return false
        case .awaited(let continuation):
            continuation.resume(returning: outcome)
            return true
        }
    }

    private func wait(_ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state in
            if case .settled(let outcome) = state { return Outcome?.some(outcome) }
            state = .awaited(continuation)
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }
}
