import Synchronization

/// Merges equal work: it is done once, however many callers wait for what comes of it, and is cancelled when none waits
/// any more.
package final class SharedWork<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
    package typealias Work = @Sendable () async throws(Failure) -> Value

    private struct Entry {
        /// The ticket of the caller that began it: tells it from later work under the key.
        let number: Int
        let task: Task<Void, Never>
        var waiting: [Int: Promise<Value, Failure>]
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var lastTicket = 0
    }

    private let worker: WorkerThread
    private let cancellation: Failure
    private let state = Mutex(State())

    /// - Parameters:
    ///   - worker: the thread on which it is done.
    ///   - cancellation: what is thrown where a waiting task is cancelled.
    package init(worker: WorkerThread, whenCancelled cancellation: Failure) {
        self.worker = worker
        self.cancellation = cancellation
    }

    /// What comes of the work under this key: of `work`, unless some is under way.
    package func value(of key: Key, _ work: @escaping Work) async throws(Failure) -> Value {
        let (ticket, promise) = join(key, work)
        do throws(Failure) {
            return try await promise.value
        } catch {
            // Where the work itself has failed, nobody waits for it any more.
            leave(key, ticket)
            throw error
        }
    }

    private func join(_ key: Key, _ work: @escaping Work) -> (Int, Promise<Value, Failure>) {
        state.withLock { state in
            state.lastTicket += 1
            let (ticket, promise) = (state.lastTicket, Promise<Value, Failure>(whenCancelled: cancellation))
            if state.entries[key] != nil {
                state.entries[key]?.waiting[ticket] = promise
            } else {
                let task = Task(executorPreference: worker) { await self.run(key, ticket, work) }
                state.entries[key] = Entry(number: ticket, task: task, waiting: [ticket: promise])
            }
            return (ticket, promise)
        }
    }

    private func leave(_ key: Key, _ ticket: Int) {
        let abandoned = state.withLock { state -> Task<Void, Never>? in
            guard state.entries[key]?.waiting.removeValue(forKey: ticket) != nil,
                state.entries[key]?.waiting.isEmpty == true
            else { return nil }
            // Removed at once, so that new callers do not join work that is being cancelled.
            return state.entries.removeValue(forKey: key)?.task
        }
        abandoned?.cancel()
    }

    private func run(_ key: Key, _ number: Int, _ work: Work) async {
        let outcome: Result<Value, Failure>
        do throws(Failure) { outcome = .success(try await work()) } catch { outcome = .failure(error) }
        let entry = state.withLock { state in
            // Where all have left, newer work may be under this key: its entry is not this one's to settle.
            state.entries[key]?.number == number ? state.entries.removeValue(forKey: key) : nil
        }
        for promise in (entry?.waiting ?? [:]).values { promise.settle(outcome) }
    }
}
