/// Reads something, and reads it anew after each change: one reading at a time, and one more where something has changed meanwhile. So
/// however fast changes come, something new is shown again and again.
@MainActor
package final class ChangeFollower<Value: Sendable> {
    private enum Work: Hashable { case read, follow(Int) }

    /// Set by the owner, which it should hold weakly.
    package var didRead: (@MainActor (Value) -> Void)?
    private let read: @MainActor () async -> Value
    private let scope = TaskScope<Work>()
    private var followedCount = 0
    private var isReading = false
    /// Whether something has changed since the reading under way began.
    private var isDue = false

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

    /// Reading has begun when this returns; if it is under way already, it is read once more right after.
    package func readAnew() {
        isDue = isReading
        guard !isReading else { return }
        isReading = true
        scope.begin(.read) { [weak self, read] in
            var goesOn = true
            while goesOn {
                let value = await read()
                if Task.isCancelled { return }
                goesOn = self?.take(value) ?? false
            }
        }
    }

    /// - Returns: whether something has changed meanwhile.
    private func take(_ value: Value) -> Bool {
        didRead?(value)
        (isReading, isDue) = (isDue, false)
        return isReading
    }
}
