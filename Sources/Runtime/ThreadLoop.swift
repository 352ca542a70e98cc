import Glibc
import Synchronization

/// The loop of a worker thread: runs jobs in order, timers when they are due, and handlers for readable files.
final class ThreadLoop: Sendable {
    typealias Job = @Sendable () -> Void

    private struct Timer {
        let number: Int
        let deadline: ContinuousClock.Instant
        let job: Job
    }

    private struct Watch {
        let descriptor: Int32
        let handler: Job
    }

    private struct State {
        var jobs: [Job] = []
        var timers: [Timer] = []
        var lastTimer = 0
        var watches: [Watch] = []
        var thread: pthread_t?
        var isStopped = false

        var nextDeadline: ContinuousClock.Instant? { timers.map(\.deadline).min() }
    }

    private let state = Mutex(State())
    /// Wakes the thread when there is something new.
    private let bell = Bell()

    deinit {
        bell.close()
    }

    var isCurrent: Bool {
        state.withLock { $0.thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
    }

    func add(_ job: @escaping Job) {
        change { $0.jobs.append(job) }
    }

    /// - Returns: a number, by which it can be taken back.
    @discardableResult
    func add(after duration: Duration, _ job: @escaping Job) -> Int {
        let deadline = ContinuousClock.now + duration
        return change { state in
            state.lastTimer += 1
            state.timers.append(Timer(number: state.lastTimer, deadline: deadline, job: job))
            return state.lastTimer
        }
    }

    /// Takes back what was to be done after a time, unless it is done or being done.
    func removeTimer(_ number: Int) {
        // The thread need not be woken: it finds nothing to do at most.
        let timer: Timer? = state.withLock { state in
            guard let place = state.timers.firstIndex(where: { $0.number == number }) else { return nil }
            return state.timers.remove(at: place)
        }
        // What it held is let go of here, and may ask for something itself.
        withExtendedLifetime(timer) {}
    }

    /// The time of the next timer; nil for none.
    var nextDeadline: ContinuousClock.Instant? { state.withLock(\.nextDeadline) }

    func watch(_ descriptor: Int32, handler: @escaping Job) {
        change { $0.watches.append(Watch(descriptor: descriptor, handler: handler)) }
    }

    /// Closed on the thread, which may be polling it.
    func endWatch(_ descriptor: Int32) {
        change { state in
            state.jobs.append { [self] in
                self.state.withLock { $0.watches.removeAll { $0.descriptor == descriptor } }
                close(descriptor)
            }
        }
    }

    /// Ends the thread after all waiting jobs.
    func stop() {
        state.withLock { $0.isStopped = true }
        bell.ring()
    }

    private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        let value = state.withLock { state in
            let value = body(&state)
            if state.thread == nil { state.thread = launch() }
            return value
        }
        bell.ring()
        return value
    }

    private func launch() -> pthread_t {
        guard let thread = SystemThread.start({ self.run() }) else {
            // Without a thread no job would ever run.
            preconditionFailure("the system has no thread left to give")
        }
        return thread
    }

    private func run() {
        while true {
            let due = takeDue()
            for job in due { job() }
            guard due.isEmpty else { continue }
            let (watches, deadline, isStopped) = state.withLock {
                ($0.watches, $0.nextDeadline, $0.isStopped)
            }
            if isStopped { return }
            wait(for: watches, until: deadline)
        }
    }

    private func takeDue() -> [Job] {
        let now = ContinuousClock.now
        return state.withLock { state in
            let due = state.jobs + state.timers.filter { $0.deadline <= now }.map(\.job)
            state.jobs = []
            state.timers.removeAll { $0.deadline <= now }
            return due
        }
    }

    private func wait(for watches: [Watch], until deadline: ContinuousClock.Instant?) {
        var files = ([bell.descriptor] + watches.map(\.descriptor)).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let timeout = PollTimeout.milliseconds(until: deadline)
        guard poll(&files, nfds_t(files.count), timeout) > 0 else { return }
        bell.silence()
        for (watch, file) in zip(watches, files.dropFirst()) where file.revents != 0 { watch.handler() }
    }
}
