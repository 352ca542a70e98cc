package import Glibc

/// Threads of the system, for work that may block.
package enum SystemThread {
    /// Starts a thread that runs `body` and ends with it. It blocks all signals, since the main thread handles them, but those
    /// of its own faults: blocked, they would end the process without the handler that gives the terminal back. Threads that it
    /// starts do so too.
    ///
    /// - Returns: nil if the system cannot start another thread.
    package static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        let masks = UnsafeMutablePointer<sigset_t>.allocate(capacity: 2)
        defer { masks.deallocate() }
        sigfillset(masks)
        for fault in faults { sigdelset(masks, fault) }
        pthread_sigmask(SIG_SETMASK, masks, masks + 1)
        defer { pthread_sigmask(SIG_SETMASK, masks + 1, nil) }

        let retained = Unmanaged.passRetained(Body(run: body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
                return nil
            }, retained.toOpaque())
        guard status == 0 else {
            retained.release()
            return nil
        }
        pthread_detach(thread)
        return thread
    }

    private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGABRT]

    private final class Body: Sendable {
        private let work: @Sendable () -> Void

        init(run work: @escaping @Sendable () -> Void) {
            self.work = work
        }

        /// With a second stack for handlers of signals, since the thread's own may be what is used up.
        func run() {
            let stack = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
            var description = stack_t(ss_sp: stack, ss_flags: 0, ss_size: 1 << 16)
            sigaltstack(&description, nil)
            work()
            description.ss_flags = Int32(SS_DISABLE)
            sigaltstack(&description, nil)
            stack.deallocate()
        }
    }
}
