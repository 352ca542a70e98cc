import Dispatch

/// The work of one screen, by name. New work cancels older work of the same name, and the end of the scope cancels all
/// work. So a late answer can neither replace a newer one nor outlive its screen.
///
/// Work should hold its presenter weakly, since the presenter holds the scope, and should look at
/// `Task.isCancelled` before it shows what it was given.
@MainActor
package final class TaskScope<Name: Hashable & Sendable> {
    private struct Running {
        let ticket: Int
        let task: Task<Void, Never>
    }

    private let executor = MainThreadExecutor()
    private var running: [Name: Running] = [:]
    private var lastTicket = 0
    private var lastFinished = 0

    package init() {}

    deinit {
        for work in running.values { work.task.cancel() }
    }

    /// - Returns: the task, for callers that wait for its end.
    @discardableResult
    package func start(_ name: Name, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        cancel(name)
        lastTicket += 1
        let ticket = lastTicket
        let task = Task(executorPreference: executor) { [weak self] in
            // Work that was cancelled before it began is not wanted any more.
            if !Task.isCancelled { await work() }
            await self?.finish(name, ticket)
        }
        running[name] = Running(ticket: ticket, task: task)
        return task
    }

    /// Begins the work before it returns, for what must not be lost if the screen goes away right after. Such work may
    /// ignore that it is cancelled.
    @discardableResult
    package func begin(_ name: Name, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        cancel(name)
        lastTicket += 1
        let ticket = lastTicket
        let task = Task.immediate { [weak self] in
            await work()
            self?.finish(name, ticket)
        }
        if lastFinished != ticket { running[name] = Running(ticket: ticket, task: task) }
        return task
    }

    package func cancel(_ name: Name) {
        running.removeValue(forKey: name)?.task.cancel()
    }

    package func cancelAll() {
        for name in running.keys { cancel(name) }
    }

    package func isRunning(_ name: Name) -> Bool {
        running[name] != nil
    }

    /// The ticket tells this work from newer work of the same name.
    private func finish(_ name: Name, _ ticket: Int) {
        lastFinished = ticket
        if running[name]?.ticket == ticket { running.removeValue(forKey: name) }
    }
}

/// Runs calls of a screen's work that belong to no actor on the main thread too. Otherwise they would start the pool of
/// threads, which from then on wakes up every second. Slow work has its own threads.
final class MainThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
