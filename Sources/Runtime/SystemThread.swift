package import Glibc

/// Threads of the system, for work that may block.
package enum SystemThread {
    /// Starts a thread that runs `body` and ends with it. It blocks all signals, since the main thread handles them;
    /// threads that it starts do so too.
    ///
    /// - Returns: nil if the system cannot start another thread.
    package static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        let masks = UnsafeMutablePointer<sigset_t>.allocate(capacity: 2)
        defer { masks.deallocate() }
        sigfillset(masks)
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

    private final class Body: Sendable {
        package let run: @Sendable () -> Void

        package init(run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }
}
