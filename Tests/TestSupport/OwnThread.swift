import Foundation

/// Runs what blocks on a thread of its own: the few threads that tasks share would stand still for it, and every
/// other test with them.
package func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
}
