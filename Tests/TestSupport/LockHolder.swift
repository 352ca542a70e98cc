import Foundation

/// Another process, with another program, that locks a database.
package final class LockHolder: Sendable {
    private let process: SpawnedProcess
    private let input: Pipe

    private static let script = """
        import sqlite3, sys
        connection = sqlite3.connect(sys.argv[1], isolation_level=None)
        if sys.argv[2] == "everything":
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE IF NOT EXISTS held (id INTEGER)")
        print("held", flush=True)
        sys.stdin.read()
        """

    package enum Lock: String {
        case everything, writing
    }

    /// Returns once the lock is held.
    package init(_ path: String, _ lock: Lock = .everything) throws {
        input = SpawnedProcess.makePipe()
        let output = SpawnedProcess.makePipe()
        process = try SpawnedProcess(
            ["python3", "-c", Self.script, path, lock.rawValue], input: input.fileHandleForReading,
            output: output.fileHandleForWriting)
        _ = try output.fileHandleForReading.read(upToCount: 5)
    }

    deinit {
        end()
    }

    package func end() {
        try? input.fileHandleForWriting.close()
        process.wait()
    }
}
