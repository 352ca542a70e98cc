/// Timers that run in the event loop, without a thread or a timer of the system.
@MainActor
final class Timers {
    private struct Waiting {
        let deadline: ContinuousClock.Instant
        let continuation: CheckedContinuation<Void, Never>
    }

    private var waiting: [Waiting] = []

    /// The time of the next timer; nil for none.
    var nextDeadline: ContinuousClock.Instant? {
        // It is asked for in each turn of the loop.
        waiting.isEmpty ? nil : waiting.map(\.deadline).min()
    }

    func sleep(for duration: Duration) async {
        await withCheckedContinuation { continuation in
            waiting.append(Waiting(deadline: .now + duration, continuation: continuation))
        }
    }

    /// Resumes the waiting tasks whose time has come.
    func fire(at now: ContinuousClock.Instant) {
        if waiting.isEmpty { return }
        let due = waiting.filter { $0.deadline <= now }
        waiting.removeAll { $0.deadline <= now }
        for waiting in due { waiting.continuation.resume() }
    }
}
