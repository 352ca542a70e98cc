/// The work of one screen, by name. New work of a name cancels the old of that name, and the scope's end
/// cancels all, so that a late answer can neither replace a newer one nor outlive its screen.
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

    /// - Returns: the task, for who wants to wait for its end.
    @discardableResult
    package func start(_ name: Name, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        cancel(name)
        lastTicket += 1
        let ticket = lastTicket
        let task = Task(executorPreference: executor) { [weak self] in
            // Work that is cancelled before its turn comes has nobody left to ask anything for.
            if !Task.isCancelled { await work() }
            await self?.finish(name, ticket)
        }
        running[name] = Running(ticket: ticket, task: task)
        return task
    }

    /// Begins the work before it returns: for what must not be lost, though the screen may be gone a moment later.
    /// Being cancelled is then no more than news for it.
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

    /// The ticket tells work that has ended from newer work of its name.
    private func finish(_ name: Name, _ ticket: Int) {
        lastFinished = ticket
        if running[name]?.ticket == ticket { running.removeValue(forKey: name) }
    }
}
