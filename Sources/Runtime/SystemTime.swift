import Glibc

/// The machine's time; goes on while the machine sleeps.
package struct SystemTime: TimeSource {
    private let start = ContinuousClock.now
    private let worker: WorkerThread

    /// - Parameter worker: the thread whose loop has the timers.
    package init(worker: WorkerThread) {
        self.worker = worker
    }

    package var now: Duration { start.duration(to: .now) }

    package var sinceEpoch: Duration {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    package func sleep(for duration: Duration) async throws {
        try await worker.sleep(for: duration)
    }
}
