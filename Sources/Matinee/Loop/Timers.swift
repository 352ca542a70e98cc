import Runtime

/// Timers that run in the event loop, without a thread or a timer of the system.
@MainActor
final class Timers {
    private struct Waiting {
        let deadline: ContinuousClock.Instant
        let end: Promise<Void, CancellationError>
    }

    private var waiting: [Int: Waiting] = [:]
    private var lastNumber = 0

    /// The time of the next timer; nil for none.
    var nextDeadline: ContinuousClock.Instant? {
        // It is asked for in each turn of the loop.
        waiting.isEmpty ? nil : waiting.values.map(\.deadline).min()
    }

    /// Returns early where the task is cancelled; nothing is left of the timer then.
    func sleep(for duration: Duration) async {
        lastNumber += 1
        let number = lastNumber
        let end = Promise<Void, CancellationError>(whenCancelled: CancellationError())
        waiting[number] = Waiting(deadline: .now + duration, end: end)
        try? await end.value
        waiting[number] = nil
    }

    /// Resumes the waiting tasks whose time has come, in the order of that.
    func fire(at now: ContinuousClock.Instant) {
        if waiting.isEmpty { return }
        let due = waiting.filter { $0.value.deadline <= now }
        for number in due.keys { waiting[number] = nil }
        for waiting in due.sorted(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) {
            waiting.value.end.settle(.success(()))
        }
    }
}
