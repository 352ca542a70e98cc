package import Foundation
import Synchronization

/// A child process for tests. Foundation's `Process` is not used: it has a memory bug that makes it crash now and then
/// when many are started.
package final class SpawnedProcess: Sendable {
    package enum Failure: Error {
        case notStarted(program: String, Int32)
    }

    private static let spawning = Mutex(())

    /// The process id. Another process may get it after this one was waited for.
    package let identifier: pid_t
    private let ended = Mutex<Int32?>(nil)

    /// - Parameters:
    ///   - arguments: the program, by its path or its name, and what it is given.
    ///   - environment: all of it; nil for the tests' own.
    ///   - input: what it reads; nil for nothing.
    ///   - output: where it writes; nil for nowhere.
    package init(
        _ arguments: [String], environment: [String: String]? = nil, input: FileHandle? = nil,
        output: FileHandle? = nil, errors: FileHandle? = nil
    ) throws {
        identifier = try Self.spawn(arguments, environment) { files in
            for (target, handle) in [input, output, errors].enumerated() {
                if let handle {
                    posix_spawn_file_actions_adddup2(&files, handle.fileDescriptor, Int32(target))
                } else {
                    posix_spawn_file_actions_addopen(&files, Int32(target), "/dev/null", O_RDWR, 0)
                }
            }
        }
    }

    /// Starts it in a session of its own, with a controlling terminal.
    ///
    /// - Parameter terminal: the path of its terminal.
    package init(_ arguments: [String], environment: [String: String], terminal: String) throws {
        identifier = try Self.spawn(arguments, environment, flags: Self.setSessionID) { files in
            for target in 0..<Int32(3) { posix_spawn_file_actions_addopen(&files, target, terminal, O_RDWR, 0) }
        }
    }

    /// POSIX_SPAWN_SETSID, which the C library shows only with its extensions.
    private static let setSessionID: Int16 = 0x80

    private static func spawn(
        _ arguments: [String], _ environment: [String: String]?, flags: Int16 = 0,
        addFiles: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        addFiles(&files)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Threads of the tests may block signals; child processes should not inherit that.
        let mask = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
        defer { mask.deallocate() }
        sigemptyset(mask)
        posix_spawnattr_setsigmask(&attributes, mask)
        // Who runs the tests in the background of a script has them ignore Ctrl-C, and what they start would inherit that.
        [SIGINT, SIGQUIT, SIGTERM, SIGHUP].forEach { sigaddset(mask, $0) }
        posix_spawnattr_setsigdefault(&attributes, mask)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | flags)

        let variables = environment ?? ProcessInfo.processInfo.environment
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + settings).forEach { free($0) } }
        var identifier: pid_t = 0
        let failure = spawning.withLock { _ in
            posix_spawnp(&identifier, arguments[0], &files, &attributes, &words, &settings)
        }
        guard failure == 0 else { throw Failure.notStarted(program: arguments[0], failure) }
        return identifier
    }

    /// A pipe that other child processes do not inherit: otherwise its end would come only after they have ended.
    package static func makePipe() -> Pipe {
        spawning.withLock { _ in
            let pipe = Pipe()
            for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
                _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
            return pipe
        }
    }

    /// Waits for its end.
    ///
    /// - Returns: its exit status; 128 plus the signal's number if a signal ended it.
    @discardableResult
    package func wait() -> Int32 {
        ended.withLock { ended in
            if let ended { return ended }
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7F
            let result = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
            ended = result
            return result
        }
    }

    package var isRunning: Bool {
        ended.withLock { ended in
            guard ended == nil else { return false }
            var info = siginfo_t()
            return waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == 0
        }
    }

    /// Asks it to end, and waits until it has.
    package func terminate() {
        if isRunning { kill(identifier, SIGTERM) }
        wait()
    }

    /// Ends it by force, and waits until it has.
    ///
    /// One that has ended and is not waited for stays, and the tests' own wait for their exit tests sees only the first
    /// of such: all exit tests would hang.
    package func end() {
        if isRunning { kill(identifier, SIGKILL) }
        wait()
    }

    deinit { end() }
}
