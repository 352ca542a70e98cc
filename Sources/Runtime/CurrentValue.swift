import Synchronization

/// A value that changes while the program runs, and that any thread may ask for.
package final class CurrentValue<Value: Sendable>: Sendable {
    private let current: Mutex<Value>

    package init(_ value: Value) {
        current = Mutex(value)
    }

    package var value: Value {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
