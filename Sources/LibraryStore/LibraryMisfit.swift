import SQLite

/// A row that has no place in a later form: it belongs to nothing, or breaks a constraint that was not in force when it was
/// written.
struct LibraryMisfit: Hashable {
    let table: String
    /// The number of the entry whose row it is.
    let entry: Int

    static func first(in connection: SQLiteConnection, version: Int) throws(SQLiteFailure) -> LibraryMisfit? {
        // In version 1 a note is a column.
        let conditions: [(table: String, owner: String, condition: String)] =
            switch version {
            case 1: [("item", "id", "note = '' OR (note IS NOT NULL AND note_changed IS NULL)")]
            case 2:
                [("note_revision", "item", "item NOT IN (SELECT id FROM item) OR revision <= 0 OR text = ''")]
            case 3: ["note", "link"].map { ($0, "entry", "entry NOT IN (SELECT id FROM entry)") }
            default: []
            }
        for (table, owner, condition) in conditions {
            let found = try connection.rows("SELECT \(owner) FROM \(table) WHERE \(condition) LIMIT 1") {
                Int($0.integer(0))
            }
            if let entry = found.first { return LibraryMisfit(table: table, entry: entry) }
        }
        return nil
    }
}
