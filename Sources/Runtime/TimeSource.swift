/// The clock of caches, limits and retries. Tests use one that they move by hand.
package protocol TimeSource: Sendable {
    /// Monotonic.
    var now: Duration { get }

    /// Since 1970, by the wall clock, which may be set forwards and back. For times that are stored on disk.
    var sinceEpoch: Duration { get }

    /// Throws only when the task is cancelled.
    func sleep(for duration: Duration) async throws
}
