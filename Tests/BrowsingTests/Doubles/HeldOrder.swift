/// An order that succeeds or fails when the test says so.
@MainActor
final class HeldOrder<Failure: Error> {
    private(set) var hasBegun = false
    private(set) var isDone = false
    private(set) var wasCancelled = false
    private var waiting: CheckedContinuation<Failure?, Never>?

    func carryOut() async throws(Failure) {
        hasBegun = true
        let failure = await withCheckedContinuation { waiting = $0 }
        wasCancelled = Task.isCancelled
        if let failure { throw failure }
        isDone = true
    }

    func end(with failure: Failure? = nil) {
        waiting?.resume(returning: failure)
        waiting = nil
    }
}
