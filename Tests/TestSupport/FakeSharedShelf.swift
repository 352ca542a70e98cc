package import Entities
import Services
import Synchronization

/// A shared shelf whose changes a test sets, and which records what it is told.
package final class FakeSharedShelf: SharedShelf {
    package enum Call: Hashable, Sendable {
        case synchronize
        case retry(Int)
        case takeBack(Int)
        case settle(Int, isMine: Bool)
    }

    private struct Contents {
        var state: ShelfState
        var pending: [ShelfChange]
        var failure: LibraryFailure?
        var failures: [ShelfChange.ID: LibraryFailure] = [:]
        var calls: [Call] = []
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var listenerNumber = 0
    }

    private let contents: Mutex<Contents>

    package init(_ pending: [ShelfChange] = [], state: ShelfState = .upToDate) {
        contents = Mutex(Contents(state: state, pending: pending))
    }

    package var calls: [Call] { contents.withLock(\.calls) }
    /// The number of current listeners for changes.
    package var listenerCount: Int { contents.withLock { $0.listeners.count } }
    package var state: ShelfState { contents.withLock(\.state) }

    package func set(_ pending: [ShelfChange], state: ShelfState = .upToDate) {
        contents.withLock { ($0.pending, $0.state) = (pending, state) }
        tell()
    }

    /// From now on reading and storing fails with this; nil for success again.
    package func fail(_ failure: LibraryFailure?) {
        contents.withLock { $0.failure = failure }
        tell()
    }

    /// From now on to settle this change fails with this.
    package func fail(_ failure: LibraryFailure, toSettle change: ShelfChange.ID) {
        contents.withLock { $0.failures[change] = failure }
    }

    package func pending() async throws(LibraryFailure) -> [ShelfChange] {
        let (pending, failure) = contents.withLock { ($0.pending, $0.failure) }
        if let failure { throw failure }
        return pending
    }

    package func synchronize() {
        contents.withLock { $0.calls.append(.synchronize) }
    }

    package func retry(_ change: ShelfChange.ID) async throws(LibraryFailure) {
        try answer(.retry(change))
    }

    package func takeBack(_ change: ShelfChange.ID) async throws(LibraryFailure) {
        try answer(.takeBack(change))
    }

    package func settle(_ change: ShelfChange.ID, keepingMine isMine: Bool) async throws(LibraryFailure) {
        try answer(.settle(change, isMine: isMine))
        if let failure = contents.withLock({ $0.failures[change] }) { throw failure }
    }

    private func answer(_ call: Call) throws(LibraryFailure) {
        let failure = contents.withLock { contents in
            contents.calls.append(call)
            return contents.failure
        }
        if let failure { throw failure }
    }

    package func changes() -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream.makeStream(of: Void.self)
        let number = contents.withLock { contents in
            contents.listenerNumber += 1
            contents.listeners[contents.listenerNumber] = listener
            return contents.listenerNumber
        }
        listener.onTermination = { [weak self] _ in self?.contents.withLock { $0.listeners[number] = nil } }
        return stream
    }

    private func tell() {
        for listener in contents.withLock({ Array($0.listeners.values) }) { listener.yield() }
    }
}
