import Dispatch

/// Runs calls of a screen's work that belong to no actor on the main thread too. Otherwise they would start the pool of
/// threads, which from then on wakes up every second. Slow work has its own threads.
final class MainThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
