package import Foundation
import Runtime
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
    private let ending: Ending

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
        ending = Ending(of: identifier)
    }

    /// Starts it in a session of its own, with a controlling terminal.
    ///
    /// - Parameter terminal: the path of its terminal.
    package init(_ arguments: [String], environment: [String: String], terminal: String) throws {
        identifier = try Self.spawn(arguments, environment, flags: Self.setSessionID) { files in
            for target in 0..<Int32(3) { posix_spawn_file_actions_addopen(&files, target, terminal, O_RDWR, 0) }
        }
        ending = Ending(of: identifier)
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
    package func wait() -> Int32 { ending.wait() }

    package var isRunning: Bool { ending.isAwaited }

    /// Sends it a signal, unless it has ended.
    package func signal(_ number: Int32) { ending.signal(number) }

    /// Asks it to end, and waits until it has.
    package func terminate() {
        signal(SIGTERM)
        wait()
    }

    /// Ends it by force, and waits until it has.
    package func end() {
        signal(SIGKILL)
        wait()
    }

    deinit { end() }
}

extension SpawnedProcess {
    /// The end of a child process, which a thread of its own waits for.
    ///
    /// An ended process that nobody has waited for must not stay: swift-testing waits for whichever child has ended, and where
    /// that is not one of its exit tests it looks again at once, and again. That took a processor, and hid the ends of its own.
    private final class Ending: Sendable {
        private let process: pid_t
        private let status = Mutex<Int32?>(nil)
        private let end = DispatchGroup()

        init(of process: pid_t) {
            self.process = process
            end.enter()
            if SystemThread.start({ [self] in watch() }) == nil { watch() }
        }

        private func watch() {
            var info = siginfo_t()
            while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            // Its id is free from here on: nobody sends it a signal meanwhile.
            status.withLock { [process] status in
                var word: Int32 = 0
                while waitpid(process, &word, 0) < 0, errno == EINTR {}
                let signal = word & 0x7F
                status = signal == 0 ? (word >> 8) & 0xFF : 128 + signal
            }
            end.leave()
        }

        var isAwaited: Bool { status.withLock { $0 == nil } }

        func signal(_ number: Int32) {
            status.withLock { [process] status in
                if status == nil { kill(process, number) }
            }
        }

        func wait() -> Int32 {
            end.wait()
            return status.withLock { $0 ?? -1 }
        }
    }
}
