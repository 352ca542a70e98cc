import Synchronization

@testable import Runtime

/// A clock in which every wait ends at once and is recorded.
final class SkippedTime: TimeSource {
    private struct State {
        var now = Duration.zero
        var waits: [Duration] = []
    }

    private let state = Mutex(State())

    /// Moves by a quarter of a second at every read, so that five requests a second are never too many.
    var now: Duration {
        state.withLock { state in
            state.now += .milliseconds(250)
            return state.now
        }
    }

    var sinceEpoch: Duration { .seconds(1_700_000_000) + state.withLock(\.now) }

    func sleep(for duration: Duration) async throws {
        state.withLock { state in
            state.now += duration
            state.waits.append(duration)
        }
        try Task.checkCancellation()
    }

    /// All waits since the last call.
    func takeWaits() -> [Duration] {
        state.withLock { state in
            defer { state.waits = [] }
            return state.waits
        }
    }
}
