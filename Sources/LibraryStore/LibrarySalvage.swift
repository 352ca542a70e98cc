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
        var snapshot = LibrarySnapshot()
        guard let failure = readEnds(into: &snapshot) else { return snapshot }
        let known = rowsOfIndex()
        let (standings, events) = (standings, events)
        var read = Set(snapshot.stored.values.map(\.row))
        for row in known.rows where !read.contains(row) {
            guard var item = (try? tables.item(row)) ?? (try? tables.itemWithoutNote(row)) else { continue }
            item.add(standings[row], events[row] ?? [])
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
        // They are in another part of the file, and are not worth an item.
        let links = (try? tables.links.all()) ?? [:]
        let (standings, events) = (standings, events)
        for order in ["ASC", "DESC"] {
            do throws(SQLiteFailure) {
                try connection.eachRow("SELECT \(form.columns) ORDER BY \(form.entries).id \(order)") {
                    snapshot.insert(StoredItem($0, links, standings, events))
                }
                return nil
            } catch {
                failure = error
            }
        }
        return failure
    }

    /// As far as they can be read from both ends.
    private var standings: [Int64: Standing] {
        var standings: [Int64: Standing] = [:]
        for isBackwards in [false, true] {
            guard (try? tables.standings.read(isBackwards: isBackwards, into: &standings)) == nil else { break }
        }
        return standings
    }

    /// Likewise.
    private var events: [Int64: [DiaryEvent]] {
        var events: [Int64: [DiaryEvent]] = [:]
        for isBackwards in [false, true] {
            guard (try? tables.events.read(isBackwards: isBackwards, into: &events)) == nil else { break }
        }
        return events
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
