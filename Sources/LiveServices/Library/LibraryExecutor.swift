import Dispatch

/// Where the library's file is worked on: one job after the other, in the order in which they were given, on a
/// thread that may block.
final class LibraryExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "matinee.library", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}
