import Entities
import Synchronization

/// A value that one task waits for and someone else brings. Cancelling the task ends the wait at once.
final class Promise<Value: Sendable>: Sendable {
    private typealias Outcome = Result<Value, CatalogFailure>

    private enum State {
        case open
        case awaited(CheckedContinuation<Outcome, Never>)
        case settled(Outcome)
    }

    private let state = Mutex(State.open)

    /// To be asked once.
    var value: Value {
        get async throws(CatalogFailure) {
            let outcome = await withTaskCancellationHandler {
                await withCheckedContinuation { wait($0) }
            } onCancel: {
                settle(.failure(.cancelled))
            }
            return try outcome.get()
        }
    }

    /// - Returns: whether this outcome is the one that counts: only the first does.
    @discardableResult
    func settle(_ outcome: Result<Value, CatalogFailure>) -> Bool {
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
