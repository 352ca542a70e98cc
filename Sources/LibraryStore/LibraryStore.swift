package import Entities
import SQLite
import Services

/// The library's file and its content in memory. Blocks while the disk works; whoever owns it sees to it that only
/// one thread at a time uses it.
package final class LibraryStore {
    let file: LibraryFile
    let connection: SQLiteConnection
    private(set) var snapshot: LibrarySnapshot
    /// Why nothing can be stored; nil where it can.
    package let refusal: LibraryFailure?
    let now: @Sendable () -> Int

    private var dataVersion: Int64
    private let identity: LibraryFile.Identity?

    init(
        file: LibraryFile, connection: SQLiteConnection, snapshot: LibrarySnapshot, dataVersion: Int64,
        refusal: LibraryFailure?, now: @escaping @Sendable () -> Int
    ) {
        self.file = file
        self.connection = connection
        self.snapshot = snapshot
        self.dataVersion = dataVersion
        self.refusal = refusal
        self.now = now
        identity = file.identity
    }

    var path: String { file.location.path }
    var tables: LibraryTables { LibraryTables(connection: connection) }

    /// Whether the file has been taken from under it: what it would write now, nobody would find again.
    var isOrphaned: Bool { file.identity != identity }

    /// All that is kept, latest first.
    package var items: [LibraryItem] { snapshot.items }

    /// How many more items there are, at most, that cannot be read; nil where that cannot be told.
    package var missing: Int? { snapshot.missing }

    /// Looks for what others have changed.
    ///
    /// - Returns: whether there was something.
    @discardableResult
    package func refresh() throws(LibraryFailure) -> Bool {
        try translating { () throws(SQLiteFailure) in try readOthersChanges() }
    }

    /// Oldest first.
    package func revisions(of subject: LibrarySubject) throws(LibraryFailure) -> [Note] {
        guard let stored = snapshot[subject] else { return [] }
        return try translating { () throws(SQLiteFailure) in try tables.revisions(of: stored.row) }
    }

    /// Changes the file in one transaction, and the memory when that is durable.
    ///
    /// - Parameter body: says which rows it has changed; sees in `snapshot` what is in the file.
    func change<Value>(
        _ body: () throws(SQLiteFailure) -> (value: Value, rows: [LibrarySubject: Int64])
    ) throws(LibraryFailure) -> Value {
        if let refusal { throw refusal }
        let (value, changed) = try translating { () throws(SQLiteFailure) in
            try connection.transaction { () throws(SQLiteFailure) in
                try readOthersChanges()
                let (value, rows) = try body()
                var changed: [(LibrarySubject, StoredItem?)] = []
                for (subject, row) in rows { changed.append((subject, try tables.item(row))) }
                return (value, changed)
            }
        }
        for (subject, item) in changed {
            // The key too: what an identity does not compare, as the MusicBrainz id, is that of the file.
            snapshot[subject] = nil
            if let item { snapshot.insert(item) }
        }
        if !changed.isEmpty { file.announceChange() }
        return value
    }

    @discardableResult
    private func readOthersChanges() throws(SQLiteFailure) -> Bool {
        let current = try connection.dataVersion
        guard current != dataVersion else { return false }
        snapshot = try refusal == nil ? tables.snapshot() : LibrarySalvage(connection: connection).snapshot()
        dataVersion = current
        return true
    }

    private func translating<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(LibraryFailure) -> Value {
        do throws(SQLiteFailure) { return try body() } catch { throw LibraryFailure(error, path: path) }
    }
}
