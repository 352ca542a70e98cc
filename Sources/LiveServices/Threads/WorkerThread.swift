/// A thread of our own for work that is not the main actor's: what actors are isolated to, or what tasks prefer. It
/// starts with the first job and sleeps in between, without a single wake-up; the pools of libdispatch look after
/// themselves every second from the first job on.
final class WorkerThread: SerialExecutor, TaskExecutor {
    private let loop = ThreadLoop()

    deinit {
        loop.stop()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.add { [self] in
            job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
        }
    }

    func checkIsolated() {
        precondition(loop.isCurrent, "not on the worker's thread")
    }

    /// Throws only when the task is cancelled.
    func sleep(for duration: Duration) async throws {
        let end = Promise<Void>()
        loop.add(after: duration) { end.settle(.success(())) }
        try await end.value
    }

    /// Calls `handler`, on the thread, whenever there is something to read, until the thread's end.
    func watch(_ descriptor: Int32, handler: @escaping @Sendable () -> Void) {
        loop.watch(descriptor, handler: handler)
    }
}
