import Entities
import Runtime
import Synchronization

/// Limits the requests to each host: how many at once, in their order, and how many in a second. The latter is for services
/// that many people ask: what runs on this machine, as somebody's stand-in for one, is asked as fast as it answers.
final class HostGate: Sendable {
    private struct Host {
        /// The most at once.
        var limit = 1
        var running = 0
        var waiting: [Promise<Void, CatalogFailure>] = []
        /// When the latest requests to this host started, or will start; oldest first.
        var starts: [Duration] = []
    }

    private let time: any TimeSource
    private let hosts = Mutex<[HTTPURL.Origin: Host]>([:])

    init(time: any TimeSource) {
        self.time = time
    }

    /// Waits for a free place. Each call that does not throw must be followed by `leave`.
    func enter(_ host: HTTPURL.Origin, _ limits: SourceLimits) async throws(CatalogFailure) {
        try await place(at: host, limit: limits.connections)?.value
        guard let requestsPerSecond = limits.requestsPerSecond, !host.isThisMachine else { return }
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
            // Requests that were cancelled while waiting are skipped.
            while !state.waiting.isEmpty, state.running < state.limit {
                if state.waiting.removeFirst().settle(.success(())) { state.running += 1 }
            }
            hosts[host] = state
        }
    }

    /// - Returns: nil when there is a place at once.
    private func place(at host: HTTPURL.Origin, limit: Int) -> Promise<Void, CatalogFailure>? {
        hosts.withLock { hosts in
            hosts[host, default: Host()].limit = limit
            guard hosts[host, default: Host()].running >= limit else {
                hosts[host, default: Host()].running += 1
                return nil
            }
            let promise = Promise<Void, CatalogFailure>(whenCancelled: .cancelled)
            hosts[host]?.waiting.append(promise)
            return promise
        }
    }

    /// - Returns: how long the caller has to wait before it starts.
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
