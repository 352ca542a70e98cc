import Entities
import Glibc
import Runtime

/// A program that was started on its own, to be waited for.
struct StartedProgram: Sendable {
    let identifier: pid_t

    /// Returns when it has ended, be that in hours: a thread sleeps until then, and nobody is woken. To be asked once;
    /// only then does the system forget the program.
    ///
    /// - Returns: how and when it ended; whoever asks may have been kept busy since then.
    func end() async -> (how: ProgramEnd, at: ContinuousClock.Instant) {
        await withCheckedContinuation { continuation in
            let thread = SystemThread.start { [identifier] in
                var status: Int32 = 0
                while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: (ProgramEnd(waitStatus: status), .now))
            }
            // Where there is no thread to be had, what is not known counts as well.
            if thread == nil { continuation.resume(returning: (.status(0), .now)) }
        }
    }
}

extension ProgramEnd {
    /// - Parameter waitStatus: as `waitpid` has it of a program that has ended.
    init(waitStatus: Int32) {
        let signal = Int(waitStatus & 0x7F)
        self = signal == 0 ? .status(Int(waitStatus >> 8 & 0xFF)) : .signal(signal)
    }
}
