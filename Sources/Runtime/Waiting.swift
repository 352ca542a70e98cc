import Dispatch
import Synchronization

/// Waits on the calling thread for what is asked of others. Only for commands, which have no event loop, and for threads that may block.
///
/// - Parameter worker: does the work, and is another than the calling thread; nil for one of the system's pool.
package func waiting<Value: Sendable>(
    on worker: WorkerThread? = nil, for work: @escaping @Sendable () async -> Value
) -> Value {
    let answer = Answer<Value>()
    Task.detached(executorPreference: worker) { answer.give(await work()) }
    return answer.wait()
}

/// Waits on the calling thread for work that may be cancelled meanwhile.
///
/// - Parameter cancelling: is given what cancels it, before the wait.
package func waiting<Value: Sendable>(
    cancelling: (@escaping @Sendable () -> Void) -> Void, for work: @escaping @Sendable () async -> Value
) -> Value {
    let answer = Answer<Value>()
    let task = Task.detached { answer.give(await work()) }
    cancelling { task.cancel() }
    return answer.wait()
}

/// Waits on the calling thread, but no longer than said: the work goes on then without being waited for.
package func waiting<Value: Sendable>(atMost patience: Duration, for work: @escaping @Sendable () async -> Value) {
    let isThere = DispatchSemaphore(value: 0)
    Task.detached {
        _ = await work()
        isThere.signal()
    }
    _ = isThere.wait(timeout: .now() + .milliseconds(Int(patience / .milliseconds(1))))
}

/// A value that one thread gives, and another one waits for.
final class Answer<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    /// Once.
    func give(_ value: Value) {
        self.value.withLock { $0 = value }
        isThere.signal()
    }

    func wait() -> Value {
        isThere.wait()
        guard let value = value.withLock({ $0 }) else { preconditionFailure("told of an answer before it is there") }
        return value
    }
}
