/// Reads something, and reads it anew after each change. What was read before a newer reading began is dropped.
@MainActor
package final class ChangeFollower<Value: Sendable> {
    private enum Work: Hashable { case read, follow(Int) }

    /// Set by the owner, which it should hold weakly.
    package var didRead: (@MainActor (Value) -> Void)?
    private let read: @MainActor () async -> Value
    private let scope = TaskScope<Work>()
    private var followedCount = 0

    package init(read: @escaping @MainActor () async -> Value) {
        self.read = read
    }

    /// Reads anew from now on whenever the stream says something; it can follow several.
    package func follow<Change: Sendable>(_ changes: AsyncStream<Change>) {
        followedCount += 1
        scope.start(.follow(followedCount)) { [weak self] in
            for await _ in changes { self?.readAnew() }
        }
    }

    /// Reading has begun when this returns.
    package func readAnew() {
        scope.begin(.read) { [weak self, read] in
            let value = await read()
            if !Task.isCancelled { self?.didRead?(value) }
        }
    }
}
