import Entities
import Storage

/// The statements that read and write the table of what is in lists. Those that write must be called within a transaction, and
/// only on the latest form.
struct LibraryThings {
    let connection: SQLiteConnection
    /// Nil for a file of a version that has none.
    let table: String?
    let hasRemarks: Bool

    /// By the rows of their lists.
    func all(_ rows: RowChoice = .all) throws(SQLiteFailure) -> [Int64: [ListedThing]] {
        var things: [Int64: [ListedThing]] = [:]
        try read(rows, into: &things)
        return things
    }

    /// Adds thing by thing: in a damaged file, those before the damage are there before it throws.
    func read(
        _ rows: RowChoice = .all, isBackwards: Bool = false, into things: inout [Int64: [ListedThing]]
    ) throws(SQLiteFailure) {
        guard let table else { return }
        let (condition, values) = rows.condition(on: "list")
        let known = things.mapValues { Set($0.map(\.id)) }
        try connection.eachRow(
            """
            SELECT list, kind, source, key, title, subtitle, released, position, changed,
                \(hasRemarks ? "remark" : "NULL")
            FROM \(table)
            WHERE position IS NOT NULL AND \(condition) ORDER BY list \(isBackwards ? "DESC" : "ASC")
            """, values
        ) { columns in
            guard let thing = ListedThing(columns) else { return }
            let list = columns.integer(0)
            if known[list]?.contains(thing.id) != true { things[list, default: []].append(thing) }
        }
    }

    /// Adds a thing, or replaces it.
    func set(_ thing: ListedThing, in row: Int64) throws(SQLiteFailure) {
        let summary = thing.summary
        try connection.run(
            """
            INSERT OR REPLACE INTO listed (list, kind, source, key, title, subtitle, released, position, changed, remark)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [.integer(row)] + thing.id.columns + [
                .text(summary.title), .init(summary.subtitle), .init(summary.storedDate), .text(thing.position.text),
                .integer(Int64(thing.changed)), .init(thing.remark),
            ])
    }

    /// What comes back by a file is left out from now on.
    func takeOut(_ thing: LibrarySubject, of row: Int64, at second: Int) throws(SQLiteFailure) {
        try connection.run(
            "UPDATE listed SET position = NULL, changed = ? WHERE list = ? AND kind = ? AND source = ? AND key = ?",
            [.integer(Int64(second)), .integer(row)] + thing.columns)
    }

    func wasTakenOut(_ thing: LibrarySubject, of row: Int64) throws(SQLiteFailure) -> Bool {
        try !connection.rows(
            """
            SELECT 1 FROM listed
            WHERE position IS NULL AND list = ? AND kind = ? AND source = ? AND key = ?
            """, [.integer(row)] + thing.columns
        ) { _ in true }.isEmpty
    }

    func removeAll(of row: Int64) throws(SQLiteFailure) {
        try connection.run("DELETE FROM listed WHERE list = ?", [.integer(row)])
    }
}

extension LibrarySubject {
    /// The columns `kind, source, key`.
    var columns: [SQLiteValue] { [.text(kind.rawValue), .text(source.rawValue), .text(id.key)] }
}

extension ListedThing {
    /// From `kind` on; nil for a position that is none: only a damaged file or a later version has such.
    fileprivate init?(_ columns: SQLiteRow) {
        guard let position = columns.text(7).flatMap({ FractionalPosition(text: $0) }) else { return nil }
        let subject = LibrarySubject(
            kind: .init(rawValue: columns.text(1) ?? ""),
            id: ItemID(source: SourceID(rawValue: columns.text(2) ?? ""), key: columns.text(3) ?? ""))
        self.init(
            LibrarySummary(
                subject: subject, title: columns.text(4) ?? "", subtitle: columns.text(5), storedDate: columns.text(6)),
            at: position, changed: Int(columns.integer(8)), remark: columns.text(9))
    }
}
