import Glibc
import Presentation
import Runtime
import Synchronization

/// Shows on standard error how far long work is, and hears the signals that end it. The first one asks the work to stop;
/// the second one ends the program where it is.
package final class LongWorkWatch: Sendable {
    private struct State {
        var display: ProgressDisplay
        var isOver = false
    }

    private let work: LongWork
    private let heard: [Int32]
    private let leave: @Sendable (Int32) -> Never
    private let start = ContinuousClock.now
    private let state: Mutex<State>

    /// Blocks the signals on the calling thread: to be made before there is another one.
    ///
    /// - Parameter leave: ends the process with a status.
    package init(_ work: LongWork, _ display: ProgressDisplay, leave: @escaping @Sendable (Int32) -> Never) {
        self.work = work
        self.leave = leave
        heard = [SIGINT, SIGTERM, SIGHUP].filter(Self.isUsual) + [SIGWINCH]
        state = Mutex(State(display: display))
        // Else a connection could get the number of the missing file, and be written to.
        if fcntl(STDERR_FILENO, F_GETFD) < 0 { dup2(open("/dev/null", O_WRONLY), STDERR_FILENO) }
        Self.with(heard) { set in _ = pthread_sigmask(SIG_BLOCK, set, nil) }
        // Where there is no thread left, the work is done without being shown.
        _ = SystemThread.start { self.run() }
    }

    /// What is written now is no part of it any more. Signals are heard on.
    package func end() {
        state.withLock { state in
            state.isOver = true
            if let output = state.display.end() { Self.write(output) }
        }
    }

    private func run() {
        while true {
            var number: Int32 = -1
            Self.with(heard) { set in
                var pause = timespec(tv_sec: 0, tv_nsec: 100_000_000)
                number = sigtimedwait(set, nil, &pause)
            }
            if number > 0, number != SIGWINCH { hear(number) }
            draw()
        }
    }

    private func hear(_ signal: Int32) {
        let isFirst = work.stop(by: signal)
        if isFirst, work.ending == .inOrder { return }
        end()
        let said: StoppedWork = if case .atOnce(let work) = work.ending { work } else { .nothing }
        let error = LaunchError.stopped(said, signal: signal)
        Self.write("matinee: \(error.sentence)\n")
        leave(error.exitStatus)
    }

    private func draw() {
        guard Self.isInFront else { return }
        state.withLock { state in
            guard !state.isOver else { return }
            let now = start.duration(to: .now)
            if let output = state.display.output(work.progress, at: now, width: Self.width) { Self.write(output) }
        }
    }

    /// Whether a signal does what it usually does: the program may have been started with it ignored.
    private static func isUsual(_ signal: Int32) -> Bool {
        var action = sigaction()
        return sigaction(signal, nil, &action) == 0 && action.__sigaction_handler.sa_handler == nil
    }

    /// In the background the terminal is somebody else's.
    private static var isInFront: Bool {
        let group = tcgetpgrp(STDERR_FILENO)
        return group < 0 || group == getpgrp()
    }

    private static var width: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Nobody is kept from their work by an error that nobody reads.
    private static func write(_ text: String) {
        _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    }

    private static func with(_ signals: [Int32], _ body: (UnsafeMutablePointer<sigset_t>) -> Void) {
        let set = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
        defer { set.deallocate() }
        sigemptyset(set)
        for signal in signals { sigaddset(set, signal) }
        body(set)
    }
}
