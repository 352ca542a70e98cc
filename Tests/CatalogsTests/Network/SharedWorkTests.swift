import Runtime
import Testing

struct SharedWorkTests {
    private enum Failure: Error {
        case cancelled
    }

    private let shared = SharedWork<String, Int, Failure>(worker: WorkerThread(), whenCancelled: .cancelled)

    @Test func whatNobodyWaitsForAnyMoreDoesNotAnswerNewerCallers() async throws {
        let (old, new, begun) = (promise(of: Int.self), promise(of: Int.self), promise(of: Void.self))
        let first = Task { [shared] in
            // It does not look at whether it is cancelled, so that it ends after the newer work has begun.
            try await shared.value(of: "key") { await Task { (try? await old.value) ?? 0 }.value }
        }
        first.cancel()
        await #expect(throws: Failure.cancelled) { try await first.value }
        let second = Task { [shared] in
            try await shared.value(of: "key") { () async throws(Failure) in
                begun.settle(.success(()))
                return try await new.value
            }
        }
        try await begun.value
        old.settle(.success(1))
        for _ in 1...100 { await Task.yield() }
        new.settle(.success(2))
        #expect(try await second.value == 2)
    }

    private func promise<Value>(of: Value.Type) -> Promise<Value, Failure> {
        Promise(whenCancelled: .cancelled)
    }
}
