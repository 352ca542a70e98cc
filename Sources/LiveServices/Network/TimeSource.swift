/// Time as caches, limits and retries see it; tests bring one that they move by hand.
protocol TimeSource: Sendable {
    /// Since a fixed moment; never goes back.
    var now: Duration { get }

    /// Throws only when the task is cancelled.
    func sleep(for duration: Duration) async throws
}
