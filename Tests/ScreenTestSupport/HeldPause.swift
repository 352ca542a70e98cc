package import Browsing
import Synchronization

/// A pause that lasts until its test ends it.
package final class HeldPause: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    package init() {}

    package var pause: Pause {
        Pause { [self] in await wait() }
    }

    package func wait() async {
        await withCheckedContinuation { continuation in waiting.withLock { $0.append(continuation) } }
    }

    /// How many wait now, cancelled ones included.
    package var waitingCount: Int { waiting.withLock(\.count) }

    /// Ends every pause so far.
    package func end() {
        let ended = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for continuation in ended { continuation.resume() }
    }
}
