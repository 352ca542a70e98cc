package import Entities
import FoundationEssentials
import Glibc
import Synchronization

/// A log in a file, made with the first line of it. Several processes may write to it. When it is full it is put aside, in
/// the place of the one that was put aside before.
package final class LogFile: Log {
    private struct State {
        var level: LogLevel
        var redaction = Redaction()
        var hasFailed = false
    }

    package static let name = "matinee.log"
    /// In bytes.
    package static let limit = 1_000_000

    /// Absolute.
    package let path: String
    /// Why nothing more is written, once. For one listener.
    package let troubles: AsyncStream<LogFailure>
    private let teller: AsyncStream<LogFailure>.Continuation
    private let limit: Int
    private let makesFolder: Bool
    private let now: @Sendable () -> Int
    private let state: Mutex<State>

    /// - Parameters:
    ///   - makesFolder: whether the folder is the program's own, to be made where it is not there.
    ///   - limit: in bytes.
    ///   - now: in seconds since 1970.
    package init(
        path: String, makesFolder: Bool, level: LogLevel, limit: Int = LogFile.limit,
        now: @escaping @Sendable () -> Int = { Int(Date.now.timeIntervalSince1970) }
    ) {
        self.path = path
        self.makesFolder = makesFolder
        self.limit = limit
        self.now = now
        state = Mutex(State(level: level))
        (troubles, teller) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        teller.finish()
    }

    /// Where it is when it is full.
    package static func earlier(_ path: String) -> String { "\(path).old" }

    package func use(_ level: LogLevel) {
        state.withLock { $0.level = level }
    }

    /// Keys that are not written, whoever names them.
    package func hide(_ secrets: [String]) {
        state.withLock { $0.redaction.secrets = secrets }
    }

    package func note(_ event: LogEvent) {
        let failure = state.withLock { state -> LogFailure? in
            guard event.level <= state.level else { return nil }
            do throws(LogFailure) {
                try write(Array(LogLine(event, at: now(), state.redaction).text.utf8))
                return nil
            } catch {
                guard !state.hasFailed else { return nil }
                state.hasFailed = true
                return error
            }
        }
        if let failure { teller.yield(failure) }
    }

    /// Opened for each line, so that a file that somebody has moved away is another one.
    private func write(_ line: [UInt8]) throws(LogFailure) {
        while true {
            let descriptor = try opened()
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
            guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
            if Int(status.st_size) + line.count > limit, status.st_size > 0,
                try putAside(descriptor, status)
            {
                continue
            }
            let count = line.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            // A part of a line was written where the disk is full, of which `errno` says nothing.
            guard count == line.count else { throw failure(count < 0 ? errno : ENOSPC) }
            return
        }
    }

    private func opened() throws(LogFailure) -> Int32 {
        // A pipe that nobody reads would block, and a terminal is no place for a log.
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
        var descriptor = open(path, flags, 0o600)
        if descriptor < 0, errno == ENOENT, makesFolder, let end = path.lastIndex(of: "/") {
            guard (try? PrivateFolder(String(path[..<end])).make()) != nil else { throw .notWritable(path: path) }
            descriptor = open(path, flags, 0o600)
        }
        guard descriptor >= 0 else { throw failure(errno) }
        return descriptor
    }

    /// Puts the full file aside: one of several processes does it.
    ///
    /// - Returns: whether there is another file now, or none.
    private func putAside(_ descriptor: Int32, _ status: stat) throws(LogFailure) -> Bool {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
        var current = stat()
        guard stat(path, &current) == 0 else { return true }
        guard current.st_ino == status.st_ino, current.st_dev == status.st_dev else { return true }
        guard rename(path, Self.earlier(path)) == 0 else { throw failure(errno) }
        return true
    }

    private func failure(_ cause: Int32) -> LogFailure {
        switch cause {
        case EISDIR, ENOTDIR, ENXIO, ELOOP: .notAFile(path: path)
        case EROFS, EACCES, EPERM: .notWritable(path: path)
        case ENOSPC, EDQUOT: .diskFull(path: path)
        default: .unusable(path: path)
        }
    }
}
