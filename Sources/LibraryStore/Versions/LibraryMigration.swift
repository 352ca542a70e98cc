import Entities
import Storage

/// Migrates a file of an earlier version to the latest. A copy is made beside it first, and stays there.
struct LibraryMigration {
    let connection: SQLiteConnection
    let file: LibraryFile
    let path: String
    let patience: Int32

    /// - Throws: `misfit` if there is a row that no migrated table may have; `damaged` if the migrated tables do not contain
    ///   all that there was. The file is then unchanged, and no copy of it stays.
    func run() throws(LibraryFailure) {
        // With foreign keys on, dropping a table would delete the rows that refer to it. They cannot be switched within
        // a transaction. What does not fit the cache stays in memory: in the file it would lock out who makes the copy.
        try execute("PRAGMA foreign_keys = OFF; PRAGMA cache_spill = OFF")
        // The write lock prevents changes by others between the copy and the migration.
        try execute("BEGIN IMMEDIATE")
        var copy: String?
        do throws(LibraryFailure) {
            let version = try version
            // Another process may have migrated it while this one waited for the lock.
            if version < LibrarySchema.version {
                let misfit = try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in
                    try LibraryMisfit.first(in: connection, as: LibrarySchema.version(version))
                }
                if let misfit { throw .misfit(path: path, table: misfit.table, entry: misfit.entry) }
                try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in try migrate(from: version) }
                // Only now, since what cannot be migrated is tried again and again.
                copy = try keepCopy(ofVersion: version)
            }
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            if let copy, let version = try? version, version < LibrarySchema.version { file.remove(copy) }
            throw error
        }
    }

    private var version: Int {
        get throws(LibraryFailure) {
            try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in
                Int(try connection.number("PRAGMA user_version"))
            }
        }
    }

    private func migrate(from version: Int) throws(SQLiteFailure) {
        let before = try LibraryCensus(of: connection, as: LibrarySchema.version(version))
        try LibrarySchema.migrate(connection, from: version)
        let after = try LibraryCensus(of: connection, as: LibrarySchema.version(LibrarySchema.version))
        guard after == before else { throw .damaged }
    }

    /// - Returns: its path.
    private func keepCopy(ofVersion version: Int) throws(LibraryFailure) -> String {
        let place = file.backupPath(ofVersion: version)
        try file.create(at: place) { draft throws(LibraryFailure) in
            try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in
                // The connection with the lock cannot be the source of a copy; another one sees what is committed.
                let source = try SQLiteConnection(path: path, mode: .readOnly, patience: patience)
                let copy = try SQLiteConnection(path: draft, mode: .readWrite, patience: patience)
                try copy.execute("PRAGMA synchronous = FULL")
                try source.copy(to: copy)
                // One file without a log, so that it can be copied and opened anywhere.
                try copy.execute("PRAGMA journal_mode = DELETE")
            }
        }
        return place
    }

    private func execute(_ sql: String) throws(LibraryFailure) {
        try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in try connection.execute(sql) }
    }
}
