import Entities
import Runtime
import Synchronization

/// A clock that moves only when someone sleeps, and then at once. If held, it does not move at all.
package final class TimeSpy: TimeSource {
    private struct State {
        var now = Duration.zero
        /// The start of the clock: late enough after 1970 for answers that are half a year old.
        var epoch = Duration.seconds(1_000_000_000)
        var sleeps: [Duration] = []
    }

    private let isHeld: Bool
    private let state = Mutex(State())

    package init(isHeld: Bool = false) {
        self.isHeld = isHeld
    }

    package var now: Duration { state.withLock(\.now) }
    package var sinceEpoch: Duration { state.withLock { $0.epoch + $0.now } }
    package var sleeps: [Duration] { state.withLock(\.sleeps) }

    package func sleep(for duration: Duration) async throws {
        state.withLock { state in
            state.sleeps.append(duration)
            if !isHeld { state.now += duration }
        }
        if isHeld { try await Promise<Void, CatalogFailure>(whenCancelled: .cancelled).value }
        try Task.checkCancellation()
    }

    /// As if someone set the machine's clock back; the monotonic clock does not go back.
    package func setClock(back duration: Duration) {
        state.withLock { $0.epoch -= duration }
    }

    package func advance(by duration: Duration) {
        state.withLock { $0.now += duration }
    }
}
