package import Entities
import Services
import Storage

/// Takes in what files of other services say, and takes it back as a whole.
extension LibraryStore {
    /// Merges all records, or none. What they change is written down, in place of what the import before has changed.
    ///
    /// - Parameters:
    ///   - isLast: whether nothing is asked of this store afterwards, which then does not read what came.
    ///   - goesOn: asked before each record, with how many are merged; after a no the rest is left out, and what
    ///     was merged stays.
    /// - Returns: an outcome for each that was merged, in their order.
    package func takeIn(
        _ records: some Sequence<LibraryRecord>, isLast: Bool = false,
        goesOn: (_ merged: Int) -> Bool = { _ in true }
    ) throws(LibraryFailure) -> [MergeOutcome] {
        try merge(records, as: .import, isLast: isLast, goesOn: goesOn)
    }

    /// What `takeIn` would do. Nothing is stored.
    package func tryOut(_ records: some Sequence<LibraryRecord>) throws(LibraryFailure) -> [MergeOutcome] {
        try merge(records, as: .trial)
    }

    /// Makes things as they were before the last import. What a person has said of a thing since then stays: only the times that the
    /// import has brought are taken away from it, and once it is as it came, the rest can be taken back too.
    ///
    /// - Returns: how many things are as they were, and of how many something stays; nil where there is nothing to take back.
    package func takeBackImport() throws(LibraryFailure) -> (whole: Int, inPart: Int)? {
        try change(by: .undoneImport) { () throws(SQLiteFailure) in
            let imported = ImportedChanges(connection: connection)
            let changes = try imported.all()
            guard !changes.isEmpty else { return (nil, []) }
            try imported.forget()
            var (whole, inPart, rows) = (0, 0, Set<Int64>())
            for change in changes {
                guard let stored = snapshot[change.after.item.id] else { continue }
                rows.insert(stored.row)
                if try record(of: stored).asSaid == change.after.asSaid {
                    whole += 1
                    try tables.delete(stored.row)
                    if let before = change.before {
                        let item = before.item.with(findingsOf: stored.item, since: change.after.item)
                        let former = LibraryRecord(item: item, revisions: before.revisions)
                        rows.formUnion(try merge(former, into: nil, bringsBack: true).changed)
                    }
                } else {
                    inPart += 1
                    try imported.note(try takeBackTimes(of: change, from: stored))
                }
            }
            // What was known as one of them may come again.
            try connection.run("DELETE FROM event_gone WHERE event IS NOT NULL AND event NOT IN (SELECT id FROM event)")
            return ((whole, inPart), rows)
        }
    }

    /// Takes the times away that an import has brought of a thing.
    ///
    /// - Parameter stored: the thing as it is now.
    /// - Returns: what is left to take back.
    private func takeBackTimes(
        of change: ImportedChanges.Change, from stored: StoredItem
    ) throws(SQLiteFailure) -> ImportedChanges.Change {
        let former = Set(change.before?.item.events.map(\.id) ?? [])
        var rest = change.after.item
        for event in change.after.item.events where !former.contains(event.id) && stored.item.events.contains(event) {
            try tables.events.remove(event.id)
            rest.events.removeAll { $0.id == event.id }
        }
        return .init(before: change.before, after: LibraryRecord(item: rest, revisions: change.after.revisions))
    }

    /// There is nothing to take back from now on: what was imported last are plays.
    package func forgetImport() throws(LibraryFailure) {
        try change { () throws(SQLiteFailure) in
            try ImportedChanges(connection: connection).forget()
            return ((), [])
        }
    }

    func record(of stored: StoredItem) throws(SQLiteFailure) -> LibraryRecord {
        LibraryRecord(item: stored.item, revisions: try tables.revisions(of: stored.row))
    }
}

/// What the last import has changed.
struct ImportedChanges {
    let connection: SQLiteConnection

    /// A thing as it was, nil if it was not there, and as it was then.
    struct Change {
        let before: LibraryRecord?
        let after: LibraryRecord
    }

    func note(_ change: Change) throws(SQLiteFailure) {
        try connection.run(
            "INSERT INTO imported (before, after) VALUES (?, ?)",
            [.init(change.before.map(StoredRecord.text)), .text(StoredRecord.text(of: change.after))])
    }

    func forget() throws(SQLiteFailure) {
        try connection.run("DELETE FROM imported")
    }

    /// Without those that cannot be read: only a damaged file has such.
    func all() throws(SQLiteFailure) -> [Change] {
        try connection.rows("SELECT before, after FROM imported ORDER BY number") { row -> Change? in
            guard let after = row.text(1).flatMap(StoredRecord.record) else { return nil }
            return Change(before: row.text(0).flatMap(StoredRecord.record), after: after)
        }.compactMap(\.self)
    }
}
