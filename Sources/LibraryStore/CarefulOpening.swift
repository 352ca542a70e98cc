import Entities
import Storage

/// Opens a database that holds what nobody can get again: a file is never replaced, nor changed before it is known to be whole.
struct CarefulOpening {
    let file: LibraryFile
    /// Which marks the file as one of this kind.
    let applicationID: Int64
    /// How long to wait for another process's lock, in milliseconds.
    let patience: Int32

    /// - Parameter read: reads it, as far as it can be read.
    /// - Returns: nil where there is none yet.
    func read<Value>(
        _ read: (SQLiteConnection) throws(SQLiteFailure) -> Value
    ) throws(LibraryFailure) -> Value? {
        guard try file.exists() else { return nil }
        return try LibraryFailure.translating(at: file.path) { () throws(SQLiteFailure) in
            do throws(SQLiteFailure) {
                return try read(connection(.readOnly))
            } catch {
                // On a read-only disk SQLite cannot make its shared-memory file. The file can be read without it only
                // if there is no write-ahead log, whose changes would be missing.
                guard [.cannotOpen, .readOnly, .diskFull].contains(error.kind), !file.hasWaitingChanges else {
                    throw error
                }
                return try read(connection(.immutable))
            }
        }
    }

    private func connection(_ mode: SQLiteConnection.Mode) throws(SQLiteFailure) -> SQLiteConnection {
        let connection = try SQLiteConnection(path: file.path, mode: mode, patience: min(patience, 500))
        // Without this SQLite refuses a truncated file completely.
        try connection.execute("PRAGMA writable_schema = ON")
        guard try connection.number("PRAGMA application_id") == applicationID else { throw .foreign }
        return connection
    }

    /// For writing. Closing it leaves the file as it is, until its owner sets otherwise.
    ///
    /// - Parameters:
    ///   - make: what a new file begins with.
    ///   - glance: may read what somebody waits for, before the file is known to be whole.
    ///   - check: looks whether it is of a known version, and may migrate it.
    func connection(
        make: (SQLiteConnection) throws(SQLiteFailure) -> Void,
        glance: (SQLiteConnection) -> Void = { _ in },
        check: (SQLiteConnection) throws(LibraryFailure) -> Void
    ) throws(LibraryFailure) -> SQLiteConnection {
        if try !file.exists() { try create(make) }
        let connection = try LibraryFailure.translating(at: file.path) { () throws(SQLiteFailure) in
            try SQLiteConnection(path: file.path, mode: .readWrite, patience: patience)
        }
        // Until the file is checked, closing it must not change it.
        connection.setCheckpointOnClose(false)
        guard !connection.isReadOnly else { throw .readOnly(path: file.path) }
        try LibraryFailure.translating(at: file.path) { () throws(SQLiteFailure) in
            try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
            glance(connection)
            guard try connection.isWhole("quick_check") else { throw .damaged }
            guard try connection.number("PRAGMA application_id") == applicationID else { throw .foreign }
        }
        try check(connection)
        try LibraryFailure.translating(at: file.path) { () throws(SQLiteFailure) in
            try connection.execute("PRAGMA journal_mode = WAL")
            try connection.execute("PRAGMA synchronous = FULL")
        }
        return connection
    }

    private func create(_ make: (SQLiteConnection) throws(SQLiteFailure) -> Void) throws(LibraryFailure) {
        try file.makeFolder()
        do throws(LibraryFailure) {
            try file.create(at: file.path) { draft throws(LibraryFailure) in
                try LibraryFailure.translating(at: file.path) { () throws(SQLiteFailure) in
                    let connection = try SQLiteConnection(path: draft, mode: .readWrite, patience: patience)
                    // One file, and no other that has a part of it: on a full disk it is whole, or this fails.
                    try connection.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = FULL")
                    try connection.transaction { () throws(SQLiteFailure) in try make(connection) }
                }
            }
        } catch {
            // Another process has just made the file; that one is used.
            guard file.identity != nil else { throw error }
        }
    }
}
