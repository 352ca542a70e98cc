import Synchronization

@testable import Runtime

/// Time in which every wait is over at once, and noted.
final class SkippedTime: TimeSource {
    private struct State {
        var now = Duration.zero
        var waits: [Duration] = []
    }

    private let state = Mutex(State())

    /// A quarter of a second passes with every look, so that five requests a second are never too many.
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

    /// All waits since this was last asked.
    func takeWaits() -> [Duration] {
        state.withLock { state in
            defer { state.waits = [] }
            return state.waits
        }
    }
}
