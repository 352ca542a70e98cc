import SQLite

/// Gets out of a damaged file what can be read of it.
struct LibrarySalvage {
    let connection: SQLiteConnection

    private var tables: LibraryTables { LibraryTables(connection: connection) }

    /// Reads up to the damage from the one end and from the other, and what lies between row by row, as far as the
    /// index tells of it.
    ///
    /// - Throws: where not a single row can be read, and not for the reason that there is none.
    func snapshot() throws(SQLiteFailure) -> LibrarySnapshot {
        var snapshot = LibrarySnapshot()
        guard let failure = readEnds(into: &snapshot) else { return snapshot }
        let known = rowsOfIndex()
        var read = Set(snapshot.stored.values.map(\.row))
        for row in known.rows where !read.contains(row) {
            guard let item = (try? tables.item(row)) ?? (try? tables.itemWithoutNote(row)) else { continue }
            snapshot.insert(item)
            read.insert(row)
        }
        guard !read.isEmpty else { throw failure }
        snapshot.missing = known.isComplete ? known.rows.count { !read.contains($0) } : nil
        return snapshot
    }

    /// - Returns: nil where all was read.
    private func readEnds(into snapshot: inout LibrarySnapshot) -> SQLiteFailure? {
        var failure: SQLiteFailure?
        for order in ["ASC", "DESC"] {
            do throws(SQLiteFailure) {
                try connection.eachRow("SELECT \(StoredItem.columns) ORDER BY item.id \(order)") {
                    snapshot.insert(StoredItem($0))
                }
                return nil
            } catch {
                failure = error
            }
        }
        return failure
    }

    /// The index is another part of the file, and may be whole where the table is not.
    private func rowsOfIndex() -> (rows: [Int64], isComplete: Bool) {
        var rows: [Int64] = []
        do throws(SQLiteFailure) {
            try connection.eachRow("SELECT id FROM item INDEXED BY item_subject") { rows.append($0.integer(0)) }
            return (rows, true)
        } catch {
            return (rows, false)
        }
    }
}
