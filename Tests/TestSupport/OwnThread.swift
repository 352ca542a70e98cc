import Foundation

/// Runs blocking work on a thread of its own: it would block the few threads of the task pool, and with them all other
/// tests.
package func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
}
