import Entities
import Glibc

/// What another program says, if it says it in time.
enum ProgramOutput {
    private static let most = 1 << 16

    /// - Parameter patience: after this time the program is ended.
    /// - Returns: nil if it could not be started, has failed, or took too long.
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
        let text = read(from: ends.0, until: .now + patience)
        if text == nil { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return ProgramEnd(waitStatus: status) == .status(0) ? text : nil
    }

    /// - Returns: nil if the end did not come in time.
    private static func read(from file: Int32, until deadline: ContinuousClock.Instant) -> String? {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4_096))
        while case let left = (deadline - ContinuousClock.now) / .milliseconds(1), left > 0, bytes.count < most {
            var input = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard poll(&input, 1, Int32(left.rounded(.up))) > 0 else { return nil }
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
        return nil
    }
}
