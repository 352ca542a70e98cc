import Entities
import Synchronization

/// The abandoned drafts that this process knows of, and the listeners for changes.
final class DraftMemory: Sendable {
    private struct Contents {
        var abandoned: [Draft]?
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var lastNumber = 0
    }

    private let contents = Mutex(Contents())

    deinit {
        for listener in contents.withLock({ $0.listeners.values.map { $0 } }) { listener.finish() }
    }

    /// Latest first; nil before the folder was read.
    var abandoned: [Draft]? { contents.withLock(\.abandoned) }

    func set(_ drafts: [Draft]) {
        contents.withLock { $0.abandoned = drafts }
        if !drafts.isEmpty { tell() }
    }

    func forget(_ id: Draft.ID) {
        let hasChanged = contents.withLock { contents in
            let count = contents.abandoned?.count
            contents.abandoned?.removeAll { $0.id == id }
            return contents.abandoned?.count != count
        }
        if hasChanged { tell() }
    }

    func changes() -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream.makeStream(of: Void.self)
        let number = contents.withLock { contents in
            contents.lastNumber += 1
            contents.listeners[contents.lastNumber] = listener
            return contents.lastNumber
        }
        listener.onTermination = { [weak self] _ in self?.contents.withLock { $0.listeners[number] = nil } }
        return stream
    }

    private func tell() {
        for listener in contents.withLock({ $0.listeners.values.map { $0 } }) { listener.yield() }
    }
}
