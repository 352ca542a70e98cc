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
        let process = start(program, environment, output: ends.1)
        close(ends.1)
        guard let process else { return nil }
        let text = read(from: ends.0, until: .now + patience)
        if text == nil { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return ProgramEnd(waitStatus: status) == .status(0) ? text : nil
    }

    private static func start(_ program: [String], _ environment: [String: String], output: Int32) -> pid_t? {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = program.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { variables.forEach { free($0) } }
        var process: pid_t = 0
        let failure = ChildProcessLauncher.withAttributes {
            posix_spawnp(&process, program[0], &files, &$0, &arguments, &variables)
        }
        return failure == 0 ? process : nil
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
