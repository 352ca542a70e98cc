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
    private var departing: [LibrarySubject: LibraryRecord] = [:]

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
                // What was put in the place of something has a later row, or its row: the shelf hears of that last.
                for row in rows.sorted() {
                    let item = try tables.item(row)
                    if !isLast { changed.append((row, item)) }
                    for thing in try things(changedBy: row, becoming: item) {
                        if maker.isHeardByShelf { try writeDown(thing) }
                        if maker != .undoneImport {
                            try removed.noteChange(of: thing.subject, from: thing.before, to: thing.now, at: now())
                        }
                        let revisions = outbox == nil || thing.now == nil ? [] : try tables.revisions(of: row)
                        try outbox?.note(
                            thing.subject, isNow: thing.now, isDeleted: departing[thing.subject] != nil,
                            revisions: revisions, at: now())
                    }
                }
                return (value, !rows.isEmpty, changed)
            }
        }
        // Things may have changed rows with each other.
        for (row, _) in changed { snapshot.remove(row) }
        for case (_, let item?) in changed { snapshot.insert(item) }
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
    func noteDeletion(_ record: LibraryRecord) {
        departing[record.item.id] = record
    }

    /// A thing that a change has made other than it was; nil where it was not there, or is there no more.
    private typealias ChangedThing = (subject: LibrarySubject, before: LibraryItem?, now: LibraryItem?)

    /// Of what things something has changed with a row. Within one transaction SQLite gives the number of a row that was deleted to
    /// another thing: then these are two, the one that is gone first.
    private func things(changedBy row: Int64, becoming item: StoredItem?) throws(SQLiteFailure) -> [ChangedThing] {
        var things: [ChangedThing] = []
        if let former = snapshot.item(in: row)?.item, former.id != item?.item.id, try tables.row(of: former.id) == nil {
            things.append((former.id, former, nil))
        }
        if let now = item?.item { things.append((now.id, snapshot.item(ofExactly: now.id)?.item, now)) }
        return things
    }

    private func writeDown(_ thing: ChangedThing) throws(SQLiteFailure) {
        guard let shelf, thing.before?.onShelf != thing.now?.onShelf else { return }
        let record =
            departing[thing.subject]
            ?? thing.before.map { LibraryRecord(item: $0, revisions: $0.note.map { [$0] } ?? []) }
        try ShelfOutbox(tables: ShelfTables(connection: connection, shelf: shelf))
            .note(thing.subject, isNow: thing.now?.onShelf, removed: record)
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
