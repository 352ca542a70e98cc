import Entities
import Storage

/// Reads what is left in a damaged file.
struct LibrarySalvage {
    let connection: SQLiteConnection
    var form = LibraryForm.latest

    private var tables: LibraryTables { LibraryTables(connection: connection, form: form) }

    /// Reads up to the damage from both ends, and then the rows between one by one, as far as the index lists them.
    ///
    /// - Throws: if no row can be read, although there may be some.
    func snapshot() throws(SQLiteFailure) -> LibrarySnapshot {
        var snapshot = LibrarySnapshot(count: tables.count)
        guard let failure = readEnds(into: &snapshot) else { return snapshot }
        let known = rowsOfIndex()
        let said = said
        var read = Set(snapshot.stored.values.map(\.row))
        for row in known.rows where !read.contains(row) {
            guard let item = (try? tables.item(row)) ?? (try? tables.itemWithoutNote(row)) else { continue }
            snapshot.insert(item.adding(said))
            read.insert(row)
        }
        guard !read.isEmpty else { throw failure }
        snapshot.missing = known.isComplete ? known.rows.count { !read.contains($0) } : nil
        return snapshot
    }

    /// - Returns: nil where all was read.
    private func readEnds(into snapshot: inout LibrarySnapshot) -> SQLiteFailure? {
        var failure: SQLiteFailure?
        // They are in another part of the file, and are not worth an item.
        let links = (try? tables.links.all()) ?? [:]
        let said = said
        for order in ["ASC", "DESC"] {
            do throws(SQLiteFailure) {
                try connection.eachRow("SELECT \(form.columns) ORDER BY \(form.entries).id \(order)") {
                    snapshot.insert(StoredItem($0, links, said))
                }
                return nil
            } catch {
                failure = error
            }
        }
        return failure
    }

    /// What the other tables say, as far as they can be read from both ends.
    private var said: StoredItem.Said {
        var said: StoredItem.Said = ([:], [:], [:])
        for isBackwards in [false, true] {
            guard (try? tables.standings.read(isBackwards: isBackwards, into: &said.standings)) == nil else { break }
        }
        for isBackwards in [false, true] {
            guard (try? tables.events.read(isBackwards: isBackwards, into: &said.events)) == nil else { break }
        }
        for isBackwards in [false, true] {
            guard (try? tables.things.read(isBackwards: isBackwards, into: &said.things)) == nil else { break }
        }
        return said
    }

    /// The index is in another part of the file, and may be undamaged.
    private func rowsOfIndex() -> (rows: [Int64], isComplete: Bool) {
        var rows: [Int64] = []
        do throws(SQLiteFailure) {
            try connection.eachRow("SELECT id FROM \(form.entries) INDEXED BY \(form.index)") {
                rows.append($0.integer(0))
            }
            return (rows, true)
        } catch {
            return (rows, false)
        }
    }
}
