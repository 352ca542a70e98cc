import Dispatch

/// Runs what a screen's work calls that belongs to no actor on the main thread too. Left to themselves, such calls
/// go to a pool of threads that wakes up every second from then on. What takes long goes to threads of its own.
final class MainThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
