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
    private var file: LibraryFile { location.file }
    private var opening: CarefulOpening {
        CarefulOpening(file: file, applicationID: LibrarySchema.applicationID, patience: patience)
    }

    /// Opens it for writing; if that fails, for reading.
    ///
    /// - Parameter didGlance: gets what is latest in a large one, before it is known to be whole, and before the rest is read.
    package func open(
        didGlance: (LibraryHead, LibrarySnapshot) -> Void = { _, _ in }
    ) throws(LibraryFailure) -> LibraryStore {
        do throws(LibraryFailure) {
            return try openForWriting(didGlance)
        } catch {
            let reason = error
            do throws(LibraryFailure) {
                if let store = try openForReading(because: reason, didGlance: didGlance) { return store }
            } catch {}
            throw reason
        }
    }

    /// - Parameters:
    ///   - reason: why it cannot be written to.
    ///   - didGlance: see `open`.
    /// - Returns: nil where there is no library yet.
    func openForReading(
        because reason: LibraryFailure, didGlance: (LibraryHead, LibrarySnapshot) -> Void = { _, _ in }
    ) throws(LibraryFailure) -> LibraryStore? {
        try opening.read { connection throws(SQLiteFailure) in
            if let (head, snapshot) = head(of: connection) { didGlance(head, snapshot) }
            return try store(of: connection, because: reason)
        }
    }

    private func store(
        of connection: SQLiteConnection, because reason: LibraryFailure
    ) throws(SQLiteFailure) -> LibraryStore {
        var connection = connection
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

    private func openForWriting(
        _ didGlance: (LibraryHead, LibrarySnapshot) -> Void
    ) throws(LibraryFailure) -> LibraryStore {
        let connection = try opening.connection(
            make: { connection throws(SQLiteFailure) in try LibrarySchema.migrate(connection, from: 0) },
            glance: { connection in
                if let (head, snapshot) = head(of: connection) { didGlance(head, snapshot) }
            },
            check: checkForm)
        return try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in
            try connection.execute("PRAGMA foreign_keys = ON")
            let changes = try connection.dataVersion
            if let shelf { try ShelfTables(connection: connection, shelf: ShelfTables.name(of: shelf)).adopt() }
            let snapshot = try LibraryTables(connection: connection).snapshot()
            connection.setCheckpointOnClose(true)
            return LibraryStore(
                file: file, connection: connection, snapshot: snapshot, dataVersion: changes, refusal: nil,
                shelf: shelf.map(ShelfTables.name(of:)), now: now)
        }
    }

    /// Nil where all is read before anybody wonders, and where nothing is to be had without a check.
    private func head(of connection: SQLiteConnection) -> (LibraryHead, LibrarySnapshot)? {
        guard file.size >= Self.large,
            (try? connection.number("PRAGMA user_version")) == Int64(LibrarySchema.version),
            let (snapshot, counts) = try? LibraryTables(connection: connection).head()
        else { return nil }
        return (LibraryHead(items: snapshot.items, counts: counts), snapshot)
    }

    /// In bytes: what more than about a thousand items take.
    private static let large = 1 << 20

    /// Checks that it is of a known version; migrates an earlier one.
    private func checkForm(of connection: SQLiteConnection) throws(LibraryFailure) {
        let found = try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in
            Int(try connection.number("PRAGMA user_version"))
        }
        let known = LibrarySchema.version
        guard found <= known else { throw .newerVersion(path: path, found: found, known: known) }
        guard found >= 1 else { throw .unknownForm(path: path) }
        guard found < known else { return }
        try LibraryMigration(connection: connection, file: file, path: path, patience: patience).run()
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

    /// Does something with the file of this path, and says of the library what SQLite says of that.
    static func translating<Value>(
        at path: String, _ body: () throws(SQLiteFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        do throws(SQLiteFailure) { return try body() } catch { throw LibraryFailure(error, path: path) }
    }
}
