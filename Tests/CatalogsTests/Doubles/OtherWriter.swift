import Foundation
import TestSupport

/// Another process that writes answers into the same file as fast as it can.
final class OtherWriter: Sendable {
    private let process: SpawnedProcess

    private static let script = """
        import sqlite3, sys
        connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=10)
        for number in range(int(sys.argv[2])):
            connection.execute("BEGIN IMMEDIATE")
            row = connection.execute(
                "INSERT INTO answer (key, share, checksum, stored, validated, lifetime, used, size)"
                " VALUES (?, 1, 0, 4e12, 4e12, 0, 4e12, 5000)", (f"other {number}",)).lastrowid
            connection.execute("INSERT INTO body VALUES (?, ?)", (row, bytes(4000)))
            connection.execute("COMMIT")
        """

    init(_ path: String, answers: Int) throws {
        process = try SpawnedProcess(["python3", "-c", Self.script, path, String(answers)])
    }

    var isRunning: Bool { process.isRunning }

    /// - Returns: whether there was no failure.
    func end() -> Bool {
        process.wait() == 0
    }
}
