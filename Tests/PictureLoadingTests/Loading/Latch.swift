import Dispatch
import Synchronization

/// Blocks threads until it is opened, once for all.
final class Latch: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let opened = Mutex(false)

    var isOpen: Bool { opened.withLock(\.self) }

    func open() {
        opened.withLock { $0 = true }
        semaphore.signal()
    }

    func wait() {
        semaphore.wait()
        semaphore.signal()
    }
}
