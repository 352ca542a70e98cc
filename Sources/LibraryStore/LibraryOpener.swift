import CSQLite
import Entities
import Storage

/// Opens the library's file, for writing or at least for reading. Never replaces an existing file.
struct LibraryOpener {
    let location: LibraryLocation
    /// Seconds since 1970.
    let now: @Sendable () -> Int
    /// How long to wait for another process's lock, in milliseconds.
    let patience: Int32
    /// The address of the shared shelf, for which changes are written down; nil for none.
    var shelf: String?

    private var path: String { location.path }
    private var file: LibraryFile { LibraryFile(location: location) }

    /// Opens it for writing; if that fails, for reading.
    package func open() throws(LibraryFailure) -> LibraryStore {
        do throws(LibraryFailure) {
            return try openForWriting()
        } catch {
            let reason = error
            do throws(LibraryFailure) {
                if let store = try openForReading(because: reason) { return store }
            } catch {}
            throw reason
        }
    }

    /// - Parameter reason: why it cannot be written to.
    /// - Returns: nil where there is no library yet.
    func openForReading(because reason: LibraryFailure) throws(LibraryFailure) -> LibraryStore? {
        guard try file.exists() else { return nil }
        return try translating { () throws(SQLiteFailure) in
            do throws(SQLiteFailure) {
                return try read(.readOnly, because: reason)
            } catch {
                // On a read-only disk SQLite cannot make its shared-memory file. The file can be read without it only
                // if there is no write-ahead log, whose changes would be missing.
                guard [.cannotOpen, .readOnly, .diskFull].contains(error.kind), !file.hasWaitingChanges else {
                    throw error
                }
                return try read(.immutable, because: reason)
            }
        }
    }

    private func read(_ mode: SQLiteConnection.Mode, because reason: LibraryFailure) throws(SQLiteFailure)
        -> LibraryStore
    {
        var connection = try SQLiteConnection(path: path, mode: mode, patience: min(patience, 500))
        // Without this SQLite refuses a truncated file completely.
        try connection.execute("PRAGMA writable_schema = ON")
        guard try connection.number("PRAGMA application_id") == LibrarySchema.applicationID else { throw .foreign }
        let version = Int(try connection.number("PRAGMA user_version"))
        let form = LibrarySchema.version(version).form
        if form == nil {
            // The file stays as it is; a copy in memory is migrated and read.
            let copy = try SQLiteConnection(path: ":memory:", mode: .readWrite)
            try connection.copy(to: copy)
            // What has no place in a later form can be read nevertheless.
            try copy.execute("PRAGMA ignore_check_constraints = ON")
            try LibrarySchema.migrate(copy, from: version)
            connection = copy
        }
        let changes = try connection.dataVersion
        let snapshot = try LibrarySalvage(connection: connection, form: form ?? .latest).snapshot()
        return LibraryStore(
            file: file, connection: connection, form: form ?? .latest, snapshot: snapshot, dataVersion: changes,
            refusal: reason,
            now: now)
    }

    private func openForWriting() throws(LibraryFailure) -> LibraryStore {
        if try !file.exists() { try create() }
        let connection = try translating { () throws(SQLiteFailure) in
            try SQLiteConnection(path: path, mode: .readWrite, patience: patience)
        }
        // Until the file is checked, closing it must not change it.
        connection.setCheckpointOnClose(false)
        guard !connection.isReadOnly else { throw .readOnly(path: path) }
        try translating { () throws(SQLiteFailure) in
            try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
            guard try connection.isWhole("quick_check") else { throw .damaged }
        }
        try checkForm(of: connection)
        return try translating { () throws(SQLiteFailure) in
            try connection.execute("PRAGMA journal_mode = WAL")
            try connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
            let changes = try connection.dataVersion
            if let shelf { try ShelfTables(connection: connection, shelf: ShelfTables.name(of: shelf)).adopt() }
            let snapshot = try LibraryTables(connection: connection).snapshot()
            connection.setCheckpointOnClose(true)
            return LibraryStore(
                file: file, connection: connection, snapshot: snapshot, dataVersion: changes, refusal: nil,
                shelf: shelf.map(ShelfTables.name(of:)), now: now)
        }
    }

    /// Checks that it is a library of a known version; migrates an earlier one.
    private func checkForm(of connection: SQLiteConnection) throws(LibraryFailure) {
        func version() throws(LibraryFailure) -> Int {
            try translating { () throws(SQLiteFailure) in Int(try connection.number("PRAGMA user_version")) }
        }
        let application = try translating { () throws(SQLiteFailure) in try connection.number("PRAGMA application_id") }
        guard application == LibrarySchema.applicationID else { throw .notALibrary(path: path) }
        let found = try version()
        let known = LibrarySchema.version
        guard found <= known else { throw .newerVersion(path: path, found: found, known: known) }
        guard found >= 1 else { throw .unknownForm(path: path) }
        guard found < known else { return }
        try LibraryMigration(connection: connection, file: file, path: path, patience: patience).run()
    }

    private func create() throws(LibraryFailure) {
        try file.makeFolder()
        do throws(LibraryFailure) {
            try file.create(at: path) { draft throws(LibraryFailure) in
                try translating { () throws(SQLiteFailure) in
                    let connection = try SQLiteConnection(path: draft, mode: .readWrite, patience: patience)
                    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
                    try connection.transaction { () throws(SQLiteFailure) in
                        try LibrarySchema.migrate(connection, from: 0)
                    }
                }
            }
        } catch {
            // Another process has just made the file; that one is used.
            guard file.identity != nil else { throw error }
        }
    }

    private func translating<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(LibraryFailure) -> Value {
        do throws(SQLiteFailure) { return try body() } catch { throw LibraryFailure(error, path: path) }
    }
}

extension LibraryFailure {
    init(_ failure: SQLiteFailure, path: String) {
        self =
            switch failure.kind {
            case _ where failure == .foreign: .notALibrary(path: path)
            case .busy: .busy(path: path)
            case .diskFull: .diskFull(path: path)
            case .readOnly: .readOnly(path: path)
            case .cannotOpen: .cannotOpen(path: path)
            case .inputOutput: .inputOutput(path: path)
            case .damaged: .damaged(path: path)
            // The file's tables do not fit a statement, since the statements themselves never change.
            case .other where failure.code == SQLITE_ERROR: .unknownForm(path: path)
            case .constraint, .other: .database(path: path, code: Int(failure.code))
            }
    }
}
