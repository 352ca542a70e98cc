import Entities
import Synchronization
import TestSupport

/// A service whose answers and their time are set by the test. It ignores cancellation, as an answer that is already on
/// its way.
final class HeldPagesSpy: Sendable {
    typealias Answer = Result<Page<Row>, CatalogFailure>

    private struct State {
        var requests: [Int] = []
        var waiting: [CheckedContinuation<Answer, Never>] = []
        var mostInFlight = 0
    }

    private let state = Mutex(State())

    /// The numbers of the requested pages, oldest first.
    var requests: [Int] { state.withLock(\.requests) }
    var mostInFlight: Int { state.withLock(\.mostInFlight) }

    nonisolated(nonsending) func read(_ page: Int) async throws(CatalogFailure) -> Page<Row> {
        let answer: Answer = await withCheckedContinuation { continuation in
            state.withLock { state in
                state.requests.append(page)
                state.waiting.append(continuation)
                state.mostInFlight = max(state.mostInFlight, state.waiting.count)
            }
        }
        return try answer.get()
    }

    /// Waits for a request, and answers the one that has waited longest.
    func answer(_ answer: Answer) async {
        _ = await eventually { state.withLock { !$0.waiting.isEmpty } }
        let next = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        next?.resume(returning: answer)
    }

    func answer(_ page: Page<Row>) async {
        await answer(.success(page))
    }
}
