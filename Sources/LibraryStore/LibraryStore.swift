package import Entities
import Services
import Storage
import Sync

/// The library's file and its content in memory. Calls block while the disk works. Not thread-safe: its owner makes
/// sure that one thread at a time uses it.
package final class LibraryStore {
    let file: LibraryFile
    let connection: SQLiteConnection
    private(set) var snapshot: LibrarySnapshot {
        didSet { listed = nil }
    }
    /// Its items, since several ask for them of one snapshot: screens, the palette, and a screen more than once while it opens.
    private var listed: [LibraryItem]?
    /// Why nothing can be stored; nil if it can.
    package let refusal: LibraryFailure?
    let now: @Sendable () -> Int
    /// The address of the shared shelf; nil for none.
    let shelf: String?
    /// Whether the library is synchronised, as of `dataVersion`.
    private var isSynced = false
    /// Complete items that the running change deletes, in case the shelf refuses.
    private var departing: [Int64: LibraryRecord] = [:]

    /// What its tables are called; the latest where it can be written.
    private let form: LibraryForm
    private var dataVersion: Int64
    private let identity: FileIdentity?

    init(
        file: LibraryFile, connection: SQLiteConnection, form: LibraryForm = .latest, snapshot: LibrarySnapshot,
        dataVersion: Int64, refusal: LibraryFailure?, shelf: String? = nil,
        now: @escaping @Sendable () -> Int
    ) {
        self.file = file
        self.connection = connection
        self.form = form
        self.snapshot = snapshot
        self.dataVersion = dataVersion
        self.refusal = refusal
        self.shelf = shelf
        self.now = now
        identity = file.identity
        isSynced = refusal == nil && (try? syncTables.own()) != nil
    }

    var path: String { file.path }
    var tables: LibraryTables { LibraryTables(connection: connection, form: form) }
    var syncTables: SyncTables { SyncTables(connection: connection) }

    /// Whether the file was deleted or replaced: changes written now would be lost.
    var isOrphaned: Bool { file.identity != identity }

    /// All that is kept, latest first.
    package var items: [LibraryItem] {
        let items = listed ?? snapshot.items
        listed = items
        return items
    }

    /// The most items that cannot be read; nil if that is unknown.
    package var missing: Int? { snapshot.missing }

    /// Reads the changes of other processes.
    ///
    /// - Returns: whether there were any.
    @discardableResult
    package func refresh() throws(LibraryFailure) -> Bool {
        try look { () throws(SQLiteFailure) in try readOthersChanges() }
    }

    /// Oldest first.
    package func revisions(of subject: LibrarySubject) throws(LibraryFailure) -> [Note] {
        guard let stored = snapshot[subject] else { return [] }
        return try look { () throws(SQLiteFailure) in try tables.revisions(of: stored.row) }
    }

    /// Which texts of its note another machine has written beside the current one, by their revisions.
    package func revisionsBeside(_ subject: LibrarySubject) throws(LibraryFailure) -> Set<Int> {
        try look { () throws(SQLiteFailure) in Set(try versionsBeside(subject).map(\.revision)) }
    }

    func versionsBeside(_ subject: LibrarySubject) throws(SQLiteFailure) -> [Note] {
        guard isSynced, let stored = snapshot[subject] else { return [] }
        let others = SyncedEntry(try syncTables.parts(of: EntryID(stored.item.id))).note.others
        return others.isEmpty ? [] : try tables.revisions(of: stored.row).filter { others.contains(where: $0.isOf) }
    }

    /// Changes the file in one transaction, and the snapshot in memory after it is durable.
    ///
    /// What it changes is written down in the same transaction: of books on the reading list for the shared shelf, of all things for
    /// the machines that the library is synchronised with.
    ///
    /// - Parameters:
    ///   - maker: who makes the change; decides whether shelf and machines are told.
    ///   - isLast: whether nothing is asked of this store afterwards: then `snapshot` stays as it was. After a large import it would
    ///     take as much memory as all else.
    ///   - body: makes the changes and returns the changed rows. `snapshot` has the state before.
    func change<Value>(
        by maker: ChangeMaker = .reader, isLast: Bool = false,
        _ body: () throws(SQLiteFailure) -> (value: Value, rows: Set<Int64>)
    ) throws(LibraryFailure) -> Value {
        if let refusal { throw refusal }
        defer { departing = [:] }
        let (value, hasChanged, changed) = try LibraryFailure.translating(at: path) { () throws(SQLiteFailure) in
            try connection.transaction { () throws(SQLiteFailure) in
                try readOthersChanges()
                let (value, rows) = try body()
                var changed: [(row: Int64, item: StoredItem?)] = []
                var removed = RemovedParts(connection: connection)
                var outbox = isSynced && maker != .machines ? SyncOutbox(syncTables, try syncTables.own()) : nil
                // What was put in the place of something has a later row: the shelf hears of that last.
                for row in rows.sorted() {
                    let item = try tables.item(row)
                    if !isLast { changed.append((row, item)) }
                    let before = snapshot.item(in: row)?.item
                    guard let subject = item?.item.id ?? before?.id else { continue }
                    if maker.isHeardByShelf { try writeDown(row, before, becoming: item) }
                    if maker != .undoneImport {
                        try removed.noteChange(of: subject, from: before, to: item?.item, at: now())
                    }
                    let revisions = outbox == nil || item == nil ? [] : try tables.revisions(of: row)
                    try outbox?.note(
                        subject, isNow: item?.item, isDeleted: departing[row] != nil, revisions: revisions, at: now())
                }
                return (value, !rows.isEmpty, changed)
            }
        }
        for (row, item) in changed {
            snapshot.remove(row)
            if let item { snapshot.insert(item) }
        }
        if hasChanged { file.announceChange() }
        return value
    }

    /// By whom a change is made.
    enum ChangeMaker {
        case reader
        /// Somebody who takes an import back: what goes by that may come again by the same file.
        case undoneImport
        case shelf
        /// Another machine of the reader's. Of what it changes of books the shelf hears from that.
        case machines

        var isHeardByShelf: Bool { self == .reader || self == .undoneImport }
    }

    /// Within a change that says whether the library is synchronised.
    func setSynced(_ isSynced: Bool) {
        self.isSynced = isSynced
    }

    /// For a change that deletes an item: the shelf may refuse that.
    func noteDeletion(_ record: LibraryRecord, of row: Int64) {
        departing[row] = record
    }

    private func writeDown(_ row: Int64, _ before: LibraryItem?, becoming item: StoredItem?) throws(SQLiteFailure) {
        guard let shelf, before?.onShelf != item?.item.onShelf, let subject = before?.id ?? item?.item.id else {
            return
        }
        let record = departing[row] ?? before.map { LibraryRecord(item: $0, revisions: $0.note.map { [$0] } ?? []) }
        try ShelfOutbox(tables: ShelfTables(connection: connection, shelf: shelf))
            .note(subject, isNow: item?.item.onShelf, removed: record)
    }

    @discardableResult
    private func readOthersChanges() throws(SQLiteFailure) -> Bool {
        let current = try connection.dataVersion
        guard current != dataVersion else { return false }
        snapshot =
            try refusal == nil ? tables.snapshot() : LibrarySalvage(connection: connection, form: form).snapshot()
        dataVersion = current
        if refusal == nil { isSynced = try syncTables.own() != nil }
        return true
    }

    /// For statements that change nothing.
    func look<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(LibraryFailure) -> Value {
        try LibraryFailure.translating(at: path, body)
    }
}
