import Storage

/// A row that has no place in a later version.
struct LibraryMisfit: Hashable {
    let table: String
    /// The number of the entry whose row it is.
    let entry: Int

    static func first(
        in connection: SQLiteConnection, as version: LibraryVersion
    ) throws(SQLiteFailure) -> LibraryMisfit? {
        for misfit in version.misfits {
            let sql = "SELECT \(misfit.owner) FROM \(misfit.table) WHERE \(misfit.condition) LIMIT 1"
            let found = try connection.rows(sql) { Int($0.integer(0)) }
            if let entry = found.first { return LibraryMisfit(table: misfit.table, entry: entry) }
        }
        return nil
    }
}
