import Entities
import Runtime
import Synchronization

/// Takes orders from any thread and carries them out on its own thread, the only one that calls libcurl. The thread
/// starts with the first order, and sleeps without wake-ups while there is none.
final class CurlDriver: Sendable {
    typealias Completion = @Sendable (Result<HTTPResponse, CatalogFailure>) -> Void

    enum Order: Sendable {
        case start(id: Int, HTTPRequest, Completion)
        case cancel(id: Int)
        case stop
    }

    private struct Inbox {
        var orders: [Order] = []
        var lastID = 0
        var hasThread = false
        var multi: CurlMulti?
    }

    let userAgent: String
    let limits: CurlLimits
    private let library: String
    private let inbox = Mutex(Inbox())

    init(userAgent: String, limits: CurlLimits, library: String) {
        self.userAgent = userAgent
        self.limits = limits
        self.library = library
    }

    /// - Returns: the number to cancel by.
    func start(_ request: HTTPRequest, then completion: @escaping Completion) -> Int {
        let (id, needsThread) = inbox.withLock { inbox in
            inbox.lastID += 1
            inbox.orders.append(.start(id: inbox.lastID, request, completion))
            inbox.multi?.wakeUp()
            defer { inbox.hasThread = true }
            return (inbox.lastID, !inbox.hasThread)
        }
        if needsThread { launchThread() }
        return id
    }

    func cancel(_ id: Int) {
        give(.cancel(id: id))
    }

    /// Ends the thread, and every transfer with it.
    func stop() {
        give(.stop)
    }

    /// The orders since the last call; for the driver's thread.
    func takeOrders() -> [Order] {
        inbox.withLock { inbox in
            defer { inbox.orders = [] }
            return inbox.orders
        }
    }

    private func give(_ order: Order) {
        inbox.withLock { inbox in
            guard inbox.hasThread else { return }
            inbox.orders.append(order)
            inbox.multi?.wakeUp()
        }
    }

    private func launchThread() {
        if SystemThread.start({ self.run() }) == nil { endThread(refusing: .networkLibraryMissing(name: library)) }
    }

    private func run() {
        guard let multi = CurlMulti(library: library) else {
            return endThread(refusing: .networkLibraryMissing(name: library))
        }
        inbox.withLock { $0.multi = multi }
        CurlLoop(driver: self, multi: multi).run()
        endThread(refusing: .cancelled)
        multi.close()
    }

    /// The next order starts a new thread, and so tries again.
    private func endThread(refusing failure: CatalogFailure) {
        let orders = inbox.withLock { inbox in
            defer { inbox = Inbox(lastID: inbox.lastID) }
            return inbox.orders
        }
        for case .start(_, _, let completion) in orders { completion(.failure(failure)) }
    }
}
