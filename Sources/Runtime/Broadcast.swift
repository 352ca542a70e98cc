import Synchronization

/// Tells something to all who listen. It costs nothing while nothing is told.
package final class Broadcast<News: Sendable>: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<News>.Continuation] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())
    private let policy: AsyncStream<News>.Continuation.BufferingPolicy

    /// - Parameter policy: what is kept for a listener who is busy.
    package init(bufferingPolicy policy: AsyncStream<News>.Continuation.BufferingPolicy = .unbounded) {
        self.policy = policy
    }

    deinit {
        for listener in state.withLock({ $0.listeners.values.map { $0 } }) { listener.finish() }
    }

    package func tell(_ news: News) {
        for listener in state.withLock({ $0.listeners.values.map { $0 } }) { listener.yield(news) }
    }

    /// All news from now on. Each caller gets a stream of its own, which ends with this broadcast.
    package func listen() -> AsyncStream<News> {
        let (stream, listener) = AsyncStream.makeStream(of: News.self, bufferingPolicy: policy)
        let number = state.withLock { state in
            state.lastNumber += 1
            state.listeners[state.lastNumber] = listener
            return state.lastNumber
        }
        listener.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[number] = nil } }
        return stream
    }
}
