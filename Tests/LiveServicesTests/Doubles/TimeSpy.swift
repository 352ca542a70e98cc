import Entities
import Synchronization

@testable import Runtime

/// A clock that moves only when someone sleeps, and then at once. If held, it does not move at all.
final class TimeSpy: TimeSource {
    private struct State {
        var now = Duration.zero
        /// The start of the clock: late enough after 1970 for answers that are half a year old.
        var epoch = Duration.seconds(1_000_000_000)
        var sleeps: [Duration] = []
    }

    private let isHeld: Bool
    private let state = Mutex(State())

    init(isHeld: Bool = false) {
        self.isHeld = isHeld
    }

    var now: Duration { state.withLock(\.now) }
    var sinceEpoch: Duration { state.withLock { $0.epoch + $0.now } }
    var sleeps: [Duration] { state.withLock(\.sleeps) }

    func sleep(for duration: Duration) async throws {
        state.withLock { state in
            state.sleeps.append(duration)
            if !isHeld { state.now += duration }
        }
        if isHeld { try await Promise<Void, CatalogFailure>(whenCancelled: .cancelled).value }
        try Task.checkCancellation()
    }

    /// As if someone set the machine's clock back; the monotonic clock does not go back.
    func setClock(back duration: Duration) {
        state.withLock { $0.epoch -= duration }
    }

    func advance(by duration: Duration) {
        state.withLock { $0.now += duration }
    }
}
