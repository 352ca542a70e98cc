import Foundation

/// Another process, with another program, that holds a database for itself alone.
final class LockHolder: Sendable {
    private let process: Process
    private let input: Pipe

    private static let script = """
        import sqlite3, sys
        connection = sqlite3.connect(sys.argv[1], isolation_level=None)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("CREATE TABLE IF NOT EXISTS held (id INTEGER)")
        print("held", flush=True)
        sys.stdin.read()
        """

    /// Returns once the lock is held.
    init(_ path: String) throws {
        input = Pipe()
        process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.script, path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        _ = try output.fileHandleForReading.read(upToCount: 5)
    }

    deinit {
        end()
    }

    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
