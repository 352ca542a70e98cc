import Dispatch

/// An executor with its own thread, for actors and tasks off the main actor. It starts with the first job and sleeps
/// between jobs without wake-ups, unlike the thread pools of libdispatch, which wake up every second.
package final class WorkerThread: SerialExecutor, TaskExecutor {
    let loop = ThreadLoop()

    package init() {}

    deinit {
        loop.stop()
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.add { [self] in
            job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
        }
    }

    package func checkIsolated() {
        precondition(loop.isCurrent, "not on the worker's thread")
    }

    /// Throws only when the task is cancelled; nothing is left of the timer then.
    package func sleep(for duration: Duration) async throws {
        let end = Promise<Void, CancellationError>(whenCancelled: CancellationError())
        let timer = loop.add(after: duration) { end.settle(.success(())) }
        defer { loop.removeTimer(timer) }
        try await end.value
    }

    /// Runs work in its turn.
    package func run(_ work: @escaping @Sendable () -> Void) {
        loop.add(work)
    }

    /// Runs work after a time.
    package func run(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
        loop.add(after: duration, work)
    }

    /// Runs work in its turn, and returns when it is done, with what came of it. Must not be called on the thread itself.
    @discardableResult
    package func runAndWait<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        precondition(!loop.isCurrent, "the worker cannot wait for itself")
        let answer = Answer<Value>()
        loop.add { answer.give(work()) }
        return answer.wait()
    }

    /// Calls `handler`, on the thread, whenever there is something to read.
    package func watch(_ descriptor: Int32, handler: @escaping @Sendable () -> Void) {
        loop.watch(descriptor, handler: handler)
    }

    /// Ends the calls, and closes the file.
    package func endWatch(_ descriptor: Int32) {
        loop.endWatch(descriptor)
    }
}
