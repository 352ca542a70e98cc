package import Runtime
import Synchronization

/// An LRU cache of values with a lifetime. Thread-safe; never blocks for long.
package final class MemoryCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// A class, since a hash table has up to twice as many cells as entries, each as large as what it holds.
    private final class Entry {
        let value: Value
        let expiry: Duration?
        var lastUse: Int

        init(_ value: Value, expiry: Duration?, lastUse: Int) {
            (self.value, self.expiry, self.lastUse) = (value, expiry, lastUse)
        }
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var uses = 0
    }

    private let limit: Int
    private let time: any TimeSource
    private let state = Mutex(State())

    /// - Parameter limit: how many entries are kept, at least 1.
    package init(limit: Int, time: any TimeSource) {
        self.limit = max(1, limit)
        self.time = time
    }

    /// Nil if there is none, or it has expired.
    package subscript(key: Key) -> Value? {
        state.withLock { state in
            guard let entry = state.entries[key] else { return nil }
            if let expiry = entry.expiry, expiry <= time.now {
                state.entries[key] = nil
                return nil
            }
            state.uses += 1
            entry.lastUse = state.uses
            return entry.value
        }
    }

    /// - Parameter lifetime: nil if it never expires.
    package func store(_ value: Value, for key: Key, lifetime: Duration?) {
        state.withLock { state in
            state.uses += 1
            state.entries[key] = Entry(value, expiry: lifetime.map { time.now + $0 }, lastUse: state.uses)
            if state.entries.count > limit { evict(from: &state) }
        }
    }

    package func removeAll() {
        state.withLock { $0.entries = [:] }
    }

    /// Removes an eighth at a time, so that not every insertion has to search for the oldest.
    private func evict(from state: inout State) {
        let kept = limit - limit / 8
        let uses = state.entries.values.map(\.lastUse).sorted(by: >)
        let oldest = uses[kept - 1]
        // One by one: a second table for those that stay would for a moment double what all need.
        for key in state.entries.compactMap({ $1.lastUse < oldest ? $0 : nil }) { state.entries[key] = nil }
    }
}
