import Synchronization

/// Seconds since 1970 that a test moves by hand.
final class ClockStub: Sendable {
    private let seconds = Mutex(1_000_000)

    var now: Int { seconds.withLock { $0 } }

    func advance(by count: Int = 1) {
        seconds.withLock { $0 += count }
    }
}
