import TestSupport
import Testing

@testable import Runtime

struct SleepTests {
    private let worker = WorkerThread()

    @Test func `A sleep that is cancelled ends at once, and nothing is left of it`() async {
        let task = Task { try await worker.sleep(for: .seconds(3_600)) }
        #expect(await eventually { worker.loop.nextDeadline != nil })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(worker.loop.nextDeadline == nil)
    }

    @Test func `Of several sleeps the one that is cancelled goes`() async throws {
        let long = Task { try await worker.sleep(for: .seconds(7_200)) }
        #expect(await eventually { worker.loop.nextDeadline != nil })
        let deadline = worker.loop.nextDeadline
        let short = Task { try await worker.sleep(for: .seconds(3_600)) }
        #expect(await eventually { worker.loop.nextDeadline != deadline })
        short.cancel()
        _ = await short.result
        #expect(worker.loop.nextDeadline == deadline)
        try await worker.sleep(for: .milliseconds(1))
        long.cancel()
        _ = await long.result
        #expect(worker.loop.nextDeadline == nil)
    }
}
