import Entities
import Runtime
import Synchronization

/// Merges equal requests: each runs once, however many callers wait for its answer, and is cancelled when none waits
/// any more.
final class SharedRequests: Sendable {
    typealias Work = @Sendable () async throws(CatalogFailure) -> HTTPResponse

    private struct Entry {
        let task: Task<Void, Never>
        var waiting: [Int: Promise<HTTPResponse, CatalogFailure>]
    }

    private struct State {
        var entries: [HTTPRequest: Entry] = [:]
        /// Numbers both waiters and requests: the first waiter's number is its request's.
        var lastTicket = 0
    }

    private let worker: WorkerThread
    private let state = Mutex(State())

    init(worker: WorkerThread) {
        self.worker = worker
    }

    func response(to request: HTTPRequest, _ work: @escaping Work) async throws(CatalogFailure) -> HTTPResponse {
        let (ticket, promise) = join(request, work)
        do throws(CatalogFailure) {
            return try await promise.value
        } catch {
            if error == .cancelled { leave(request, ticket) }
            throw error
        }
    }

    private func join(_ request: HTTPRequest, _ work: @escaping Work) -> (Int, Promise<HTTPResponse, CatalogFailure>) {
        state.withLock { state in
            state.lastTicket += 1
            let (ticket, promise) = (state.lastTicket, Promise<HTTPResponse, CatalogFailure>(whenCancelled: .cancelled))
            if state.entries[request] != nil {
                state.entries[request]?.waiting[ticket] = promise
            } else {
                let task = Task(executorPreference: worker) { await self.run(request, work) }
                state.entries[request] = Entry(task: task, waiting: [ticket: promise])
            }
            return (ticket, promise)
        }
    }

    private func leave(_ request: HTTPRequest, _ ticket: Int) {
        let abandoned = state.withLock { state -> Task<Void, Never>? in
            guard state.entries[request]?.waiting.removeValue(forKey: ticket) != nil,
                state.entries[request]?.waiting.isEmpty == true
            else { return nil }
            // Removed at once, so that new callers do not join a request that is being cancelled.
            return state.entries.removeValue(forKey: request)?.task
        }
        abandoned?.cancel()
    }

    private func run(_ request: HTTPRequest, _ work: Work) async {
        let outcome: Result<HTTPResponse, CatalogFailure>
        do throws(CatalogFailure) { outcome = .success(try await work()) } catch { outcome = .failure(error) }
        // A cancelled request must not remove the entry of a newer one.
        guard !Task.isCancelled else { return }
        let entry = state.withLock { $0.entries.removeValue(forKey: request) }
        for promise in (entry?.waiting ?? [:]).values { promise.settle(outcome) }
    }
}
