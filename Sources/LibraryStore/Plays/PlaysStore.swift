package import Entities
import Glibc
import Storage

/// The file of what was played. Nothing of it is held in memory. Calls block while the disk works. Not thread-safe: its owner makes sure
/// that one thread at a time uses it.
package final class PlaysStore {
    let connection: SQLiteConnection
    private let path: String

    private init(_ connection: SQLiteConnection, path: String) {
        (self.connection, self.path) = (connection, path)
    }

    /// Makes the file where there is none yet.
    package static func open(_ location: LibraryLocation) throws(LibraryFailure) -> PlaysStore {
        let path = location.playsPath
        let connection = try opening(location).connection(make: PlaysSchema.make) {
            connection throws(LibraryFailure) in try checkVersion(of: connection, path: path)
        }
        connection.setCheckpointOnClose(true)
        return PlaysStore(connection, path: path)
    }

    /// Opens the file without making or changing anything.
    ///
    /// - Returns: nil if there is none yet.
    package static func openForReading(_ location: LibraryLocation) throws(LibraryFailure) -> PlaysStore? {
        let path = location.playsPath
        let store = try opening(location).read { connection throws(SQLiteFailure) in PlaysStore(connection, path: path)
        }
        if let store { try checkVersion(of: store.connection, path: path) }
        return store
    }

    /// One in memory, to try out what an import would do where there is no file yet.
    package static func inMemory() throws(LibraryFailure) -> PlaysStore {
        do throws(SQLiteFailure) {
            let connection = try SQLiteConnection(path: ":memory:", mode: .readWrite)
            try PlaysSchema.make(connection)
            return PlaysStore(connection, path: ":memory:")
        } catch {
            throw LibraryFailure(error, path: ":memory:")
        }
    }

    private static func opening(_ location: LibraryLocation) -> CarefulOpening {
        CarefulOpening(file: location.playsFile, applicationID: PlaysSchema.applicationID, patience: 5_000)
    }

    private static func checkVersion(of connection: SQLiteConnection, path: String) throws(LibraryFailure) {
        let found = try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in
            Int(try connection.number("PRAGMA user_version"))
        }
        let known = PlaysSchema.version
        guard found <= known else { throw .newerVersion(path: path, found: found, known: known) }
        guard found == known else { throw .unknownForm(path: path) }
    }

    /// All or nothing, with the file locked for others who write.
    func change<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(LibraryFailure) -> Value {
        try look { () throws(SQLiteFailure) in
            try connection.transaction(body)
        }
    }

    func look<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(LibraryFailure) -> Value {
        try LibraryFailure.translating(at: path, body)
    }

    /// Checks every page, index and reference.
    ///
    /// - Throws: `damaged`, or why it could not be checked.
    package func check() throws(LibraryFailure) {
        let isWhole = try look { () throws(SQLiteFailure) in
            guard try connection.rows("PRAGMA foreign_key_check", read: { $0.text(0) }).isEmpty else { return false }
            return try connection.isWhole("integrity_check")
        }
        guard isWhole else { throw .damaged(path: path) }
    }
}
