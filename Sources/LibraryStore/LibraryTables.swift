import CSQLite
import Entities
import Services
import Storage

/// The statements that read and write the library's tables. Those that write must be called within a transaction, and
/// only on the latest form.
struct LibraryTables {
    let connection: SQLiteConnection
    var form = LibraryForm.latest

    func snapshot() throws(SQLiteFailure) -> LibrarySnapshot {
        var snapshot = LibrarySnapshot(count: count)
        var read = 0
        try eachItem(.all) { item in
            snapshot.insert(item)
            read += 1
        }
        // Two rows of one subject: the index, which rules that out, does not fit the rows any more.
        guard snapshot.stored.count == read else { throw .damaged }
        return snapshot
    }

    /// How many items there are, as far as the file says it; 0 where it is damaged.
    var count: Int { Int((try? connection.number("SELECT count(*) FROM \(form.entries)")) ?? 0) }

    func item(_ row: Int64) throws(SQLiteFailure) -> StoredItem? {
        var found: StoredItem?
        try eachItem(.only([row])) { found = $0 }
        return found
    }

    /// The latest items, for who cannot wait for all, and how many there are in all. Only on the latest form.
    func head() throws(SQLiteFailure) -> (snapshot: LibrarySnapshot, counts: LibraryHead.Counts) {
        let rows = try connection.rows(
            "SELECT id FROM entry ORDER BY added DESC, id DESC LIMIT \(LibraryLimits.head)"
        ) { $0.integer(0) }
        var snapshot = LibrarySnapshot(count: rows.count)
        try eachItem(.only(rows)) { snapshot.insert($0) }
        // A literal, not a bound value: SQLite uses the partial index only then.
        let wanted = try connection.number(
            "SELECT count(*) FROM standing WHERE state = '\(Standing.State.wanted.rawValue)'")
        return (snapshot, .init(ofKinds: try countsOfKinds(mostly: snapshot.items.last?.id.kind), wanted: Int(wanted)))
    }

    /// - Parameter most: the most frequent kind; its count is the total minus the others, since counting is linear.
    private func countsOfKinds(mostly most: LibrarySubject.Kind?) throws(SQLiteFailure) -> [LibrarySubject.Kind: Int] {
        let kinds = try connection.rows(
            """
            WITH RECURSIVE found (kind) AS (
                SELECT min(kind) FROM entry
                UNION ALL SELECT (SELECT min(kind) FROM entry WHERE kind > found.kind) FROM found WHERE kind NOT NULL)
            SELECT kind FROM found WHERE kind NOT NULL
            """
        ) { LibrarySubject.Kind(rawValue: $0.text(0) ?? "") }
        var counts: [LibrarySubject.Kind: Int] = [:]
        for kind in kinds where kind != most {
            let count = "SELECT count(*) FROM entry WHERE kind = ?"
            counts[kind] = try connection.rows(count, [.text(kind.rawValue)]) { Int($0.integer(0)) }.first
        }
        if let most, kinds.contains(most) { counts[most] = count - counts.values.reduce(0, +) }
        return counts
    }

    private func eachItem(_ rows: RowChoice, _ body: (StoredItem) -> Void) throws(SQLiteFailure) {
        let links = try links.all(rows)
        var said: StoredItem.Said = (try standings.all(rows), try events.all(rows), try things.all(rows))
        let (condition, values) = rows.condition(on: "\(form.entries).id")
        try connection.eachRow("SELECT \(form.columns) WHERE \(condition)", values) {
            body(StoredItem($0, links, taking: &said))
        }
    }

    var standings: LibraryStandings { LibraryStandings(connection: connection, table: form.standings) }

    var events: LibraryEvents { LibraryEvents(connection: connection, table: form.events) }

    var things: LibraryThings { LibraryThings(connection: connection, table: form.things, hasRemarks: form.hasLengths) }

    var links: LibraryLinks { LibraryLinks(connection: connection, table: form.links) }

    /// Nil if there is no such item.
    func row(of subject: LibrarySubject) throws(SQLiteFailure) -> Int64? {
        try connection.rows(
            "SELECT id FROM entry WHERE kind = ? AND source = ? AND key = ?", subject.columns
        ) { $0.integer(0) }.first
    }

    /// For a file with damaged notes.
    func itemWithoutNote(_ row: Int64) throws(SQLiteFailure) -> StoredItem? {
        try connection.rows("SELECT \(form.columnsWithoutNote) WHERE id = ?", [.integer(row)]) { StoredItem($0) }.first
    }

    /// - Returns: the number of its row.
    func insert(_ summary: LibrarySummary, isFavourite: Bool, added: Int) throws(SQLiteFailure) -> Int64 {
        let sql = """
            INSERT INTO entry (kind, source, key, title, subtitle, released, length, favourite, added)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
            """
        let values = summary.subject.columns + summary.stored + [.integer(isFavourite ? 1 : 0), .integer(Int64(added))]
        guard let row = try connection.rows(sql, values, read: { $0.integer(0) }).first else {
            throw SQLiteFailure(code: SQLITE_INTERNAL)
        }
        return row
    }

    /// A length stays until another one is known: not all that tells of a thing tells of that.
    func update(_ row: Int64, to summary: LibrarySummary) throws(SQLiteFailure) {
        try connection.run(
            "UPDATE entry SET title = ?, subtitle = ?, released = ?, length = ifnull(?, length) WHERE id = ?",
            summary.stored + [.integer(row)])
    }

    func set(_ row: Int64, length: Int) throws(SQLiteFailure) {
        try connection.run("UPDATE entry SET length = ? WHERE id = ?", [.integer(Int64(length)), .integer(row)])
    }

    func set(_ row: Int64, isFavourite: Bool) throws(SQLiteFailure) {
        try connection.run("UPDATE entry SET favourite = ? WHERE id = ?", [isFavourite ? 1 : 0, .integer(row)])
    }

    func set(_ row: Int64, added: Int) throws(SQLiteFailure) {
        try connection.run("UPDATE entry SET added = ? WHERE id = ?", [.integer(Int64(added)), .integer(row)])
    }

    /// From now on it comes back by no file.
    func setGone(_ subject: LibrarySubject, at second: Int) throws(SQLiteFailure) {
        try connection.run(
            "INSERT OR REPLACE INTO entry_gone (kind, source, key, changed) VALUES (?, ?, ?, ?)",
            subject.columns + [.integer(Int64(second))])
    }

    func isGone(_ subject: LibrarySubject) throws(SQLiteFailure) -> Bool {
        try !connection.rows(
            "SELECT 1 FROM entry_gone WHERE kind = ? AND source = ? AND key = ?", subject.columns
        ) { _ in true }.isEmpty
    }

    /// It was put there again.
    func revive(_ subject: LibrarySubject) throws(SQLiteFailure) {
        try connection.run("DELETE FROM entry_gone WHERE kind = ? AND source = ? AND key = ?", subject.columns)
    }

    func delete(_ row: Int64) throws(SQLiteFailure) {
        // No cascade: an older version, which does not know these tables, must fail to delete such an entry.
        try standings.remove(of: row)
        try events.removeAll(of: row)
        try things.removeAll(of: row)
        try connection.run("DELETE FROM entry WHERE id = ?", [.integer(row)])
    }

    /// Adds a revision to a note. The caller sets the current one and removes those above the limit.
    ///
    /// - Returns: its number.
    func addRevision(_ text: String, changed: Int, of row: Int64) throws(SQLiteFailure) -> Int {
        let next =
            try connection.rows(
                "SELECT ifnull(max(revision), 0) + 1 FROM note WHERE entry = ?", [.integer(row)]
            ) { Int($0.integer(0)) }.first ?? 1
        try connection.run(
            "INSERT INTO note (entry, revision, text, changed) VALUES (?, ?, ?, ?)",
            [.integer(row), .integer(Int64(next)), .text(text), .integer(Int64(changed))])
        return next
    }

    func removeRevision(_ revision: Int, of row: Int64) throws(SQLiteFailure) {
        try connection.run(
            "DELETE FROM note WHERE entry = ? AND revision = ?", [.integer(row), .integer(Int64(revision))])
    }

    /// Removes the oldest revisions above the limit, but never the current one.
    func deleteOldestRevisions(of row: Int64) throws(SQLiteFailure) {
        try connection.run(
            """
            DELETE FROM note WHERE entry = ?1 AND revision NOT IN (
                SELECT revision FROM note WHERE entry = ?1
                ORDER BY revision IS (SELECT note_revision FROM entry WHERE id = ?1) DESC,
                    changed DESC, revision DESC
                LIMIT ?2)
            """, [.integer(row), .integer(Int64(LibraryLimits.revisions))])
    }

    /// - Parameter revision: nil for no note.
    func set(_ row: Int64, currentRevision revision: Int?) throws(SQLiteFailure) {
        try connection.run(
            "UPDATE entry SET note_revision = ? WHERE id = ?",
            [revision.map { .integer(Int64($0)) } ?? .null, .integer(row)])
    }

    /// Oldest first. An imported text may have a higher number than later ones.
    func revisions(of row: Int64) throws(SQLiteFailure) -> [Note] {
        try connection.rows(
            "SELECT text, changed, revision FROM \(form.notes) WHERE \(form.owner) = ? ORDER BY changed, revision",
            [.integer(row)]
        ) { Note(text: $0.text(0) ?? "", changed: Int($0.integer(1)), revision: Int($0.integer(2))) }
    }
}

extension LibrarySummary {
    /// The columns `title, subtitle, released, length`.
    fileprivate var stored: [SQLiteValue] {
        [.text(title), .init(subtitle), .init(storedDate), length.map { .integer(Int64($0)) } ?? .null]
    }
}

extension SQLiteFailure {
    /// The failure for damage that a check has found.
    static var damaged: SQLiteFailure { SQLiteFailure(code: SQLITE_CORRUPT) }
    /// The failure for a database of another program.
    static var foreign: SQLiteFailure { SQLiteFailure(code: SQLITE_MISMATCH) }

    /// Something that is to be stored breaks a rule of the library: whoever takes the change back knows which.
    static var refused: SQLiteFailure { SQLiteFailure(code: SQLITE_ABORT) }
}
