import Entities
import Runtime
import Synchronization

/// Lets requests to a host start: so many at once, in the order they came, and so many a second.
final class HostGate: Sendable {
    private struct Host {
        var running = 0
        var waiting: [Promise<Void, CatalogFailure>] = []
        /// When the latest requests of this host started, or are to start; the oldest first.
        var starts: [Duration] = []
    }

    private let limit: Int
    private let time: any TimeSource
    private let hosts = Mutex<[HTTPURL.Origin: Host]>([:])

    init(limit: Int, time: any TimeSource) {
        self.limit = limit
        self.time = time
    }

    /// Waits for a place. Each call that does not throw is to be followed by `leave`.
    func enter(_ host: HTTPURL.Origin, requestsPerSecond: Int?) async throws(CatalogFailure) {
        try await place(at: host)?.value
        guard let requestsPerSecond else { return }
        let pause = reserveStart(at: host, requestsPerSecond)
        guard pause > .zero else { return }
        do { try await time.sleep(for: pause) } catch {
            leave(host)
            throw .cancelled
        }
    }

    func leave(_ host: HTTPURL.Origin) {
        hosts.withLock { hosts in
            guard var state = hosts[host] else { return }
            state.running -= 1
            // Who was cancelled while waiting is passed over.
            while !state.waiting.isEmpty, state.running < limit {
                if state.waiting.removeFirst().settle(.success(())) { state.running += 1 }
            }
            hosts[host] = state
        }
    }

    /// - Returns: nil when there is a place at once.
    private func place(at host: HTTPURL.Origin) -> Promise<Void, CatalogFailure>? {
        hosts.withLock { hosts in
            guard hosts[host, default: Host()].running >= limit else {
                hosts[host, default: Host()].running += 1
                return nil
            }
            let promise = Promise<Void, CatalogFailure>(whenCancelled: .cancelled)
            hosts[host]?.waiting.append(promise)
            return promise
        }
    }

    /// - Returns: how long until the start that is now the caller's.
    private func reserveStart(at host: HTTPURL.Origin, _ requestsPerSecond: Int) -> Duration {
        hosts.withLock { hosts in
            let now = time.now
            let starts = hosts[host]?.starts ?? []
            let start = starts.count < requestsPerSecond ? now : max(now, starts[0] + .seconds(1))
            hosts[host]?.starts = (starts + [start]).suffix(requestsPerSecond)
            return start - now
        }
    }
}
