package import Entities
package import Glibc
import Runtime

/// A program that was started and will be waited for.
package struct ChildProcess: Sendable {
    package let identifier: pid_t

    /// Returns when the program has ended, which may take hours: a thread sleeps until then. Must be called exactly
    /// once, so that no zombie process stays.
    ///
    /// - Returns: how and when it ended. The caller may hear of it later.
    package func end() async -> (how: ProgramEnd, at: ContinuousClock.Instant) {
        await withCheckedContinuation { continuation in
            let thread = SystemThread.start { [identifier] in
                var status: Int32 = 0
                while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: (ProgramEnd(waitStatus: status), .now))
            }
            // If no thread can be started, the end is unknown and counts as success.
            if thread == nil { continuation.resume(returning: (.status(0), .now)) }
        }
    }
}

extension ProgramEnd {
    /// - Parameter waitStatus: the status from `waitpid` for a program that has ended.
    package init(waitStatus: Int32) {
        let signal = Int(waitStatus & 0x7F)
        self = signal == 0 ? .status(Int(waitStatus >> 8 & 0xFF)) : .signal(signal)
    }
}
