import Runtime
import Synchronization

/// Work of a command that may take long: how far it is, and whether it is to stop. Whoever does it tells; whoever shows it
/// asks.
package final class LongWork: Sendable {
    /// What is known of it.
    package struct Progress: Hashable, Sendable {
        /// What is done, in a word.
        var title: String
        var done = 0
        /// How many of those that are done cost nothing, since they were done before.
        var skipped = 0
        /// Nil where that is not known yet.
        var total: Int?
        /// How long nobody is asked, since somebody wants that.
        var pause: Duration?
    }

    /// What is to be done when the program shall end.
    package enum Ending: Equatable, Sendable {
        /// Nothing is lost by ending it wherever it is; with what is said then.
        case atOnce(StoppedWork)
        /// It looks for itself whether it is to stop.
        case inOrder
    }

    private struct State {
        var progress: Progress?
        var ending = Ending.atOnce(.nothing)
        var signal: Int32?
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    /// Nil before anything is done.
    package var progress: Progress? { state.withLock(\.progress) }

    package var ending: Ending { state.withLock(\.ending) }

    /// The signal by which it is to stop; nil while it goes on.
    package var signal: Int32? { state.withLock(\.signal) }

    /// - Parameter total: nil where it is not known yet.
    package func begin(_ title: String, of total: Int? = nil, ending: Ending) {
        state.withLock { state in
            state.progress = Progress(title: title, total: total)
            state.ending = ending
        }
    }

    /// - Parameter isSkipped: whether it was done before.
    func didOne(isSkipped: Bool = false) {
        state.withLock { state in
            state.progress?.done += 1
            if isSkipped { state.progress?.skipped += 1 }
        }
    }

    func didDo(_ count: Int) {
        state.withLock { $0.progress?.done = count }
    }

    func expect(_ total: Int) {
        state.withLock { $0.progress?.total = total }
    }

    /// - Parameter pause: nil when it goes on.
    package func rest(for pause: Duration?) {
        state.withLock { $0.progress?.pause = pause }
    }

    /// From now on it may end wherever it is, or not.
    package func change(_ ending: Ending) {
        state.withLock { $0.ending = ending }
    }

    /// - Parameter cancel: called when it is to stop; at once if that was said before.
    func whenStopped(_ cancel: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            state.cancel = cancel
            return state.signal != nil
        }
        if isStopped { cancel() }
    }

    /// - Returns: false where it was told before.
    package func stop(by signal: Int32) -> Bool {
        let (cancel, isFirst) = state.withLock { state in
            guard state.signal == nil else { return (state.cancel, false) }
            state.signal = signal
            return (state.cancel, true)
        }
        if isFirst { cancel?() }
        return isFirst
    }

    /// Throws if it is to stop.
    package func check(_ work: StoppedWork) throws(LaunchError) {
        if let signal { throw .stopped(work, signal: signal) }
    }
}
