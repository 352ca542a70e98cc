import CSQLite
import Entities
import SQLite
import Services

/// The statements that read and write the library's tables. What writes is for within a transaction.
struct LibraryTables {
    let connection: SQLiteConnection

    func snapshot() throws(SQLiteFailure) -> LibrarySnapshot {
        var snapshot = LibrarySnapshot()
        try connection.eachRow("SELECT \(StoredItem.columns)") { snapshot.insert(StoredItem($0)) }
        return snapshot
    }

    func item(_ row: Int64) throws(SQLiteFailure) -> StoredItem? {
        try connection.rows("SELECT \(StoredItem.columns) WHERE item.id = ?", [.integer(row)]) { StoredItem($0) }
            .first
    }

    /// For a file whose notes are damaged.
    func itemWithoutNote(_ row: Int64) throws(SQLiteFailure) -> StoredItem? {
        try connection.rows("SELECT \(StoredItem.columnsWithoutNote) WHERE id = ?", [.integer(row)]) { StoredItem($0) }
            .first
    }

    /// - Returns: its row.
    func insert(_ summary: LibrarySummary, isFavourite: Bool, added: Int) throws(SQLiteFailure) -> Int64 {
        let sql = """
            INSERT INTO item
                (kind, source, number, artist, album, mbid, title, subtitle, released, favourite, added)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
            """
        let values = summary.subject.stored + summary.stored + [.integer(isFavourite ? 1 : 0), .integer(Int64(added))]
        // What is not understood has broken the rules of the table already, and has been in it all the same.
        let isOther = if case .other = summary.subject { true } else { false }
        if isOther { try connection.execute("PRAGMA ignore_check_constraints = ON") }
        defer { if isOther { try? connection.execute("PRAGMA ignore_check_constraints = OFF") } }
        guard let row = try connection.rows(sql, values, read: { $0.integer(0) }).first else {
            throw SQLiteFailure(code: SQLITE_INTERNAL)
        }
        return row
    }

    func update(_ row: Int64, to summary: LibrarySummary) throws(SQLiteFailure) {
        try connection.run(
            "UPDATE item SET title = ?, subtitle = ?, released = ? WHERE id = ?", summary.stored + [.integer(row)])
    }

    func set(_ row: Int64, isFavourite: Bool) throws(SQLiteFailure) {
        try connection.run("UPDATE item SET favourite = ? WHERE id = ?", [isFavourite ? 1 : 0, .integer(row)])
    }

    func set(_ row: Int64, added: Int) throws(SQLiteFailure) {
        try connection.run("UPDATE item SET added = ? WHERE id = ?", [.integer(Int64(added)), .integer(row)])
    }

    func delete(_ row: Int64) throws(SQLiteFailure) {
        try connection.run("DELETE FROM item WHERE id = ?", [.integer(row)])
    }

    /// Adds a text to those that the note has had. Which one is the current one then, and whether there are too many,
    /// the caller sees to.
    ///
    /// - Returns: its number.
    func addRevision(_ text: String, changed: Int, of row: Int64) throws(SQLiteFailure) -> Int {
        let next =
            try connection.rows(
                "SELECT ifnull(max(revision), 0) + 1 FROM note_revision WHERE item = ?", [.integer(row)]
            ) { Int($0.integer(0)) }.first ?? 1
        try connection.run(
            "INSERT INTO note_revision (item, revision, text, changed) VALUES (?, ?, ?, ?)",
            [.integer(row), .integer(Int64(next)), .text(text), .integer(Int64(changed))])
        return next
    }

    /// The oldest texts go where there are too many, the current one never.
    func deleteOldestRevisions(of row: Int64) throws(SQLiteFailure) {
        try connection.run(
            """
            DELETE FROM note_revision WHERE item = ?1 AND revision NOT IN (
                SELECT revision FROM note_revision WHERE item = ?1
                ORDER BY revision IS (SELECT note_revision FROM item WHERE id = ?1) DESC,
                    changed DESC, revision DESC
                LIMIT ?2)
            """, [.integer(row), .integer(Int64(LibraryLimits.revisions))])
    }

    /// - Parameter revision: nil for no note.
    func set(_ row: Int64, currentRevision revision: Int?) throws(SQLiteFailure) {
        try connection.run(
            "UPDATE item SET note_revision = ? WHERE id = ?",
            [revision.map { .integer(Int64($0)) } ?? .null, .integer(row)])
    }

    /// Oldest first. A text that came back from elsewhere has a higher number than later ones.
    func revisions(of row: Int64) throws(SQLiteFailure) -> [Note] {
        try connection.rows(
            "SELECT text, changed, revision FROM note_revision WHERE item = ? ORDER BY changed, revision",
            [.integer(row)]
        ) { Note(text: $0.text(0) ?? "", changed: Int($0.integer(1)), revision: Int($0.integer(2))) }
    }
}

extension LibrarySummary {
    /// The columns `title, subtitle, released`.
    fileprivate var stored: [SQLiteValue] {
        [.text(title), subtitle.map { .text($0) } ?? .null, storedDate.map { .text($0) } ?? .null]
    }
}

extension SQLiteFailure {
    /// Found by one of SQLite's checks.
    static var damaged: SQLiteFailure { SQLiteFailure(code: SQLITE_CORRUPT) }
    /// It is a database, but of some other program.
    static var foreign: SQLiteFailure { SQLiteFailure(code: SQLITE_MISMATCH) }
}
