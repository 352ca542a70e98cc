import Entities
import Glibc

/// What another program says, if it says it in time.
enum ProgramOutput {
    private static let most = 1 << 16

    /// - Parameter patience: after this time the program is ended.
    /// - Returns: nil if it could not be started, has failed, or has not ended in time.
    static func of(
        _ program: [String], environment: [String: String], within patience: Duration = .seconds(1)
    ) -> String? {
        var ends: (Int32, Int32) = (-1, -1)
        let isMade = withUnsafeMutableBytes(of: &ends) { pipe($0.baseAddress?.assumingMemoryBound(to: Int32.self)) }
        guard isMade == 0 else { return nil }
        defer { close(ends.0) }
        _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
        let process = ChildProcessLauncher.spawn(program[0], program, output: ends.1, environment: environment)
        close(ends.1)
        guard let process else { return nil }
        let deadline = ContinuousClock.now + patience
        let text = read(from: ends.0, until: deadline)
        if text != nil, let end = end(of: process, until: deadline) { return end == .status(0) ? text : nil }
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        return nil
    }

    /// - Returns: nil if it has not ended in time. It may have closed its output long before.
    private static func end(of process: pid_t, until deadline: ContinuousClock.Instant) -> ProgramEnd? {
        var status: Int32 = 0
        while case let ended = waitpid(process, &status, WNOHANG), ended != process {
            // Where this program was started with SIGCHLD ignored, nothing is known of how children end.
            if ended < 0, errno == ECHILD { return .status(0) }
            guard ContinuousClock.now < deadline else { return nil }
            usleep(1_000)
        }
        return ProgramEnd(waitStatus: status)
    }

    /// - Returns: nil if the end of the output did not come in time.
    private static func read(from file: Int32, until deadline: ContinuousClock.Instant) -> String? {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4_096))
        while case let left = (deadline - ContinuousClock.now) / .milliseconds(1), left > 0, bytes.count < most {
            var input = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let ready = poll(&input, 1, Int32(left.rounded(.up)))
            let count = ready > 0 ? Glibc.read(file, &buffer, buffer.count) : -1
            switch count {
            case 1...: bytes += buffer[..<count]
            case 0: return String(decoding: bytes, as: UTF8.self)
            // A signal, of a window that changes its size, say, is no end of the output.
            default: guard ready != 0, errno == EINTR else { return nil }
            }
        }
        return nil
    }
}
