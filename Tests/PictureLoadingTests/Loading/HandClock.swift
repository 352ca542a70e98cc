import Runtime
import Synchronization

/// A clock that is moved by hand.
final class HandClock: TimeSource {
    private let passed = Mutex(Duration.zero)

    var now: Duration { passed.withLock(\.self) }
    var sinceEpoch: Duration { .seconds(1_000_000_000) + now }

    func advance(days: Int) {
        advance(by: .seconds(days * 24 * 3_600))
    }

    func advance(by duration: Duration) {
        passed.withLock { $0 += duration }
    }

    func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
    }
}
