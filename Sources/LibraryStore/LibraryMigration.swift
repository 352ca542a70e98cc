import Entities
import SQLite

/// Migrates a file of an earlier version to the latest. A copy is made beside it first, and stays there.
struct LibraryMigration {
    let connection: SQLiteConnection
    let file: LibraryFile
    let path: String
    let patience: Int32

    func run() throws(LibraryFailure) {
        // The write lock prevents changes by others between the copy and the migration.
        try translating { () throws(SQLiteFailure) in try connection.execute("BEGIN IMMEDIATE") }
        do throws(LibraryFailure) {
            let version = try translating { () throws(SQLiteFailure) in
                Int(try connection.number("PRAGMA user_version"))
            }
            // Another process may have migrated it while this one waited for the lock.
            if version < LibrarySchema.version {
                try keepCopy(ofVersion: version)
                try translating { () throws(SQLiteFailure) in try LibrarySchema.migrate(connection, from: version) }
            }
            try translating { () throws(SQLiteFailure) in try connection.execute("COMMIT") }
        } catch {
            try? connection.execute("ROLLBACK")
            throw error
        }
    }

    private func keepCopy(ofVersion version: Int) throws(LibraryFailure) {
        try file.create(at: file.backupPath(ofVersion: version)) { draft throws(LibraryFailure) in
            try translating { () throws(SQLiteFailure) in
                // The connection with the lock cannot be the source of a copy; another one sees what is committed.
                let source = try SQLiteConnection(path: path, mode: .readOnly, patience: patience)
                let copy = try SQLiteConnection(path: draft, mode: .readWrite, patience: patience)
                try copy.execute("PRAGMA synchronous = FULL")
                try source.copy(to: copy)
                // One file without a log, so that it can be copied and opened anywhere.
                try copy.execute("PRAGMA journal_mode = DELETE")
            }
        }
    }

    private func translating<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(LibraryFailure) -> Value {
        do throws(SQLiteFailure) { return try body() } catch { throw LibraryFailure(error, path: path) }
    }
}
