/// Those who wait for a time, all in the event loop: no thread and no timer of the system runs for them.
@MainActor
final class Timers {
    private struct Waiting {
        let deadline: ContinuousClock.Instant
        let continuation: CheckedContinuation<Void, Never>
    }

    private var waiting: [Waiting] = []

    /// When the next of them is to go on; nil when nobody waits.
    var nextDeadline: ContinuousClock.Instant? {
        waiting.map(\.deadline).min()
    }

    func sleep(for duration: Duration) async {
        await withCheckedContinuation { continuation in
            waiting.append(Waiting(deadline: .now + duration, continuation: continuation))
        }
    }

    /// Lets go on whoever's time has come.
    func fire(at now: ContinuousClock.Instant) {
        let due = waiting.filter { $0.deadline <= now }
        waiting.removeAll { $0.deadline <= now }
        for waiting in due { waiting.continuation.resume() }
    }
}
