import Entities
import SQLite

/// Brings a file of an earlier version to the latest. First a copy is put beside it, which stays.
struct LibraryMigration {
    let connection: SQLiteConnection
    let file: LibraryFile
    let path: String
    let patience: Int32

    func run() throws(LibraryFailure) {
        // The writer's lock keeps others from changing the file between the copy and the migration.
        try translating { () throws(SQLiteFailure) in try connection.execute("BEGIN IMMEDIATE") }
        do throws(LibraryFailure) {
            let version = try translating { () throws(SQLiteFailure) in
                Int(try connection.number("PRAGMA user_version"))
            }
            // Another Matinee may have done it while this one waited for the lock.
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
                // The connection that holds the lock cannot be copied from; another one sees what is committed.
                let source = try SQLiteConnection(path: path, mode: .readOnly, patience: patience)
                let copy = try SQLiteConnection(path: draft, mode: .readWrite, patience: patience)
                try copy.execute("PRAGMA synchronous = FULL")
                try source.copy(to: copy)
                // Whole by itself, so that it can be copied and opened anywhere.
                try copy.execute("PRAGMA journal_mode = DELETE")
            }
        }
    }

    private func translating<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(LibraryFailure) -> Value {
        do throws(SQLiteFailure) { return try body() } catch { throw LibraryFailure(error, path: path) }
    }
}
