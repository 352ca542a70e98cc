/// Time as caches, limits and retries see it; tests bring one that they move by hand.
package protocol TimeSource: Sendable {
    /// Since a fixed moment; never goes back.
    var now: Duration { get }

    /// Since 1970, by a clock that people set, forwards and back: for what outlives the program.
    var sinceEpoch: Duration { get }

    /// Throws only when the task is cancelled.
    func sleep(for duration: Duration) async throws
}
