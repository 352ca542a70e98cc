package import Entities
import Storage
package import Sync

/// A change of a thing that came from another machine.
package struct ArrivedChange: Hashable, Sendable {
    /// The machine that made it, as far as that is known; else the one in whose file it came.
    package let machine: MachineID
    /// When it came here, in seconds since 1970.
    package let second: Int
    /// The thing as it was, and as it was then; nil where it was not there. Earlier texts of its note are in what was deleted alone.
    package let before: LibraryRecord?
    package let after: LibraryRecord?

    /// What it was made of.
    package var item: LibraryItem? { (after ?? before)?.item }

    package var change: Arrival.Change { Arrival.Change(from: before?.item, to: after?.item) }
}

/// The last changes that came from other machines.
struct ArrivedChanges {
    let connection: SQLiteConnection

    /// How many are kept. Who joins with more than that knows that they came.
    static let kept = 500
    /// How many parts of a file are looked at for that, from its begin on.
    static let noted = kept * 20

    func note(_ change: ArrivedChange) throws(SQLiteFailure) {
        try connection.run(
            "INSERT INTO sync_came (machine, second, before, after) VALUES (?, ?, ?, ?)",
            [
                .text(change.machine.text), .integer(Int64(change.second)),
                .init(change.before.map(StoredRecord.text)), .init(change.after.map(StoredRecord.text)),
            ])
    }

    func forgetOldest() throws(SQLiteFailure) {
        try connection.run(
            "DELETE FROM sync_came WHERE number <= (SELECT max(number) FROM sync_came) - ?",
            [.integer(Int64(Self.kept))])
    }

    /// The number of the last one; 0 where there is none.
    func last() throws(SQLiteFailure) -> Int64 {
        try connection.number("SELECT coalesce(max(number), 0) FROM sync_came")
    }

    /// The latest first, without those that cannot be read: only a damaged file has such.
    func all() throws(SQLiteFailure) -> [(number: Int64, change: ArrivedChange)] {
        try connection.rows(
            "SELECT number, machine, second, before, after FROM sync_came ORDER BY number DESC"
        ) { row in
            MachineID(text: row.text(1) ?? "").map { machine in
                (
                    number: row.integer(0),
                    change: ArrivedChange(
                        machine: machine, second: Int(row.integer(2)),
                        before: row.text(3).flatMap(StoredRecord.record),
                        after: row.text(4).flatMap(StoredRecord.record))
                )
            }
        }.compactMap(\.self).filter { $0.change.item != nil }
    }

    func forget(_ numbers: [Int64]) throws(SQLiteFailure) {
        for number in numbers {
            try connection.run("DELETE FROM sync_came WHERE number = ?", [.integer(number)])
        }
    }
}

extension LibraryStore {
    /// The last changes that came from other machines, the latest first.
    ///
    /// - Parameter machines: whose; nil for those of all.
    package func arrivedChanges(of machines: Set<MachineID>? = nil) throws(LibraryFailure) -> [ArrivedChange] {
        try look { () throws(SQLiteFailure) in
            try ArrivedChanges(connection: connection).all().map(\.change)
                .filter { machines?.contains($0.machine) ?? true }
        }
    }

    /// Makes things as they were before these changes came. That is a change of this machine's, which the others hear of. What a person has
    /// changed since then stays as it is; its changes are kept, and can be taken back once it is as it came.
    ///
    /// - Parameter machines: whose; nil for those of all.
    /// - Returns: how many things are as they were; of how many the later of these changes are taken back, and earlier ones stay; and how
    ///   many stay as they are.
    package func takeBackArrivedChanges(
        of machines: Set<MachineID>? = nil
    ) throws(LibraryFailure) -> (whole: Int, inPart: Int, left: Int) {
        try takeBack { _, change in machines?.contains(change.machine) ?? true }
    }

    /// Makes one thing as it was before this change came.
    ///
    /// - Returns: whether the thing is as it was.
    func takeBackArrivedChange(_ number: Int64) throws(LibraryFailure) -> Bool {
        try takeBack { other, _ in other == number }.whole > 0
    }

    private func takeBack(
        _ isWanted: (_ number: Int64, ArrivedChange) -> Bool
    ) throws(LibraryFailure) -> (whole: Int, inPart: Int, left: Int) {
        try change { () throws(SQLiteFailure) in
            let arrived = ArrivedChanges(connection: connection)
            let changes = try arrived.all().filter { isWanted($0.number, $0.change) }
            var (changed, left, rows) = (Set<LibrarySubject>(), Set<LibrarySubject>(), Set<Int64>())
            var takenBack: [Int64] = []
            for (number, change) in changes {
                guard let subject = change.item?.id, !left.contains(subject) else { continue }
                let row = try tables.row(of: subject)
                let stored = try row.flatMap { row throws(SQLiteFailure) in try tables.item(row) }
                guard stored?.item.asSaid == change.after?.item.asSaid else {
                    left.insert(subject)
                    continue
                }
                changed.insert(subject)
                takenBack.append(number)
                rows.formUnion(try takeBack(change, stored))
            }
            try arrived.forget(takenBack)
            let inPart = changed.intersection(left).count
            return ((changed.count - inPart, inPart, left.count - inPart), rows)
        }
    }

    /// - Parameter stored: the thing as it is now.
    /// - Returns: the rows that have changed.
    private func takeBack(_ change: ArrivedChange, _ stored: StoredItem?) throws(SQLiteFailure) -> Set<Int64> {
        switch (change.before, stored) {
        case (let before?, let stored?):
            let former = before.item.with(findingsOf: stored.item, since: (change.after ?? before).item)
            try SyncIntake(tables: tables, now: now()).restore(former, to: stored)
            return [stored.row]
        case (let before?, nil): return try merge(before, into: nil, bringsBack: true).changed
        case (nil, let stored?):
            for event in stored.item.events { try tables.events.setGone(event.id, at: now()) }
            try tables.delete(stored.row)
            return [stored.row]
        case (nil, nil): return []
        }
    }
}
