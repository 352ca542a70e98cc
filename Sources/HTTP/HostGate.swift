import Entities
import Runtime
import Synchronization

/// Limits the requests to each host, in their order: how many at once, and how many a second; the second not for a server on this
/// machine.
final class HostGate: Sendable {
    private struct Host {
        let gate = Gate<CatalogFailure>(whenCancelled: .cancelled)
        /// When requests to this host started in the past second, or will start; oldest first.
        var starts: [Duration] = []
    }

    private let time: any TimeSource
    private let hosts = Mutex<[HTTPURL.Origin: Host]>([:])

    init(time: any TimeSource) {
        self.time = time
    }

    /// Waits for a free place. Each call that does not throw must be followed by `leave`.
    func enter(_ host: HTTPURL.Origin, _ limits: SourceLimits) async throws(CatalogFailure) {
        try await gate(of: host).enter(atMost: limits.connections)
        guard let requestsPerSecond = limits.requestsPerSecond, !host.isThisMachine else { return }
        let start = reserveStart(at: host, requestsPerSecond)
        let pause = start - time.now
        guard pause > .zero else { return }
        do { try await time.sleep(for: pause) } catch {
            giveBack(start, at: host)
            leave(host)
            throw .cancelled
        }
    }

    func leave(_ host: HTTPURL.Origin) {
        gate(of: host).leave()
    }

    private func gate(of host: HTTPURL.Origin) -> Gate<CatalogFailure> {
        hosts.withLock { hosts in
            let state = hosts[host] ?? Host()
            hosts[host] = state
            return state.gate
        }
    }

    /// - Returns: when the caller may start, which may be now.
    private func reserveStart(at host: HTTPURL.Origin, _ requestsPerSecond: Int) -> Duration {
        hosts.withLock { hosts in
            let now = time.now
            let starts = (hosts[host]?.starts ?? []).filter { $0 > now - .seconds(1) }
            let start =
                starts.count < requestsPerSecond ? now : starts[starts.count - requestsPerSecond] + .seconds(1)
            hosts[host]?.starts = (starts + [start]).sorted()
            return start
        }
    }

    /// For the next request, where this one does not start after all.
    private func giveBack(_ start: Duration, at host: HTTPURL.Origin) {
        hosts.withLock { hosts in
            guard let index = hosts[host]?.starts.firstIndex(of: start) else { return }
            hosts[host]?.starts.remove(at: index)
        }
    }
}
