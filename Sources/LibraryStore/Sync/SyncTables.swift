import Storage
import Sync
import SyncFolder

/// The statements that read and write what is kept of synchronising. Those that write must be called within a transaction.
struct SyncTables {
    let connection: SQLiteConnection

    /// As whom a library writes.
    struct OwnState {
        var machine: MachineID
        var clock: HybridClock
        /// How many changes were made as this machine.
        var changes: UInt64
        /// The last change of the file that is under way.
        var segment: UInt64?
    }

    /// Nil in a library that is not synchronised.
    func own() throws(SQLiteFailure) -> OwnState? {
        try connection.rows("SELECT machine, clock, changes, segment FROM sync_self") { row in
            MachineID(text: row.text(0) ?? "").map { machine in
                OwnState(
                    machine: machine, clock: HybridClock(latest: UInt64(bitPattern: row.integer(1))),
                    changes: UInt64(bitPattern: row.integer(2)),
                    segment: row.isNull(3) ? nil : UInt64(bitPattern: row.integer(3)))
            }
        }.first ?? nil
    }

    func set(_ own: OwnState) throws(SQLiteFailure) {
        try connection.run(
            "INSERT OR REPLACE INTO sync_self (id, machine, clock, changes, segment) VALUES (1, ?, ?, ?, ?)",
            [
                .text(own.machine.text), .init(own.clock.latest), .init(own.changes),
                own.segment.map { .init($0) } ?? .null,
            ])
    }

    func parts(of entry: EntryID) throws(SQLiteFailure) -> [Delta] {
        try connection.rows("SELECT content FROM sync_part WHERE entry = ?", [.blob(entry.bytes)]) {
            Delta(bytes: $0.blob(0))
        }.compactMap(\.self)
    }

    /// The whole state.
    func state(_ vector: VersionVector) throws(SQLiteFailure) -> SyncContent {
        try SyncContent(vector: vector) { add throws(SQLiteFailure) in
            try connection.eachRow("SELECT content FROM sync_part ORDER BY entry, part") { add($0.blob(0)) }
        }
    }

    /// - Parameter bytes: at least one, and not all of them 255.
    func entries(startingWith bytes: some Collection<UInt8>) throws(SQLiteFailure) -> [EntryID] {
        let (start, last) = (Array(bytes), bytes.map(\.self).last ?? 0)
        return try connection.rows(
            "SELECT DISTINCT entry FROM sync_part WHERE entry >= ? AND entry < ?",
            [.blob(start), .blob(start.dropLast() + [last + 1])]
        ) { EntryID(bytes: $0.blob(0)) }
    }

    /// The entries with several revisions of a note: no others can have several versions of it.
    func entriesWithRevisions() throws(SQLiteFailure) -> [EntryID] {
        let kind = Delta.Kind.revision.rawValue
        return try connection.rows(
            """
            SELECT entry FROM sync_part WHERE part >= ? AND part < ? GROUP BY entry HAVING count(*) > 1
            ORDER BY entry
            """,
            [.blob([kind]), .blob([kind + 1])]
        ) { EntryID(bytes: $0.blob(0)) }
    }

    func set(_ part: Delta) throws(SQLiteFailure) {
        try connection.run(
            "INSERT OR REPLACE INTO sync_part (entry, part, content) VALUES (?, ?, ?)",
            [.blob(part.entry?.bytes ?? []), .blob(part.cell), .blob(part.bytes)])
    }

    /// - Returns: what the machines say of it now; nil where that is what they said before.
    @discardableResult
    func merge(_ deltas: [Delta], into entry: EntryID) throws(SQLiteFailure) -> SyncedEntry? {
        let before = try parts(of: entry)
        var synced = SyncedEntry(before)
        synced.merge(deltas)
        let known = Set(before)
        let changed = synced.deltas(of: entry).filter { !known.contains($0) }
        for part in changed { try set(part) }
        return changed.isEmpty ? nil : synced
    }

    func addOutgoing(_ delta: Delta, number: UInt64) throws(SQLiteFailure) {
        try connection.run(
            "INSERT INTO sync_outgoing (number, content) VALUES (?, ?)", [.init(number), .blob(delta.bytes)])
    }

    /// In their order.
    ///
    /// - Parameter last: nil for all.
    func outgoing(upTo last: UInt64? = nil) throws(SQLiteFailure) -> [(number: UInt64, delta: Delta)] {
        try connection.rows(
            "SELECT number, content FROM sync_outgoing WHERE number <= ? ORDER BY number", [.init(last ?? .max >> 1)]
        ) { row in Delta(bytes: row.blob(1)).map { (UInt64(bitPattern: row.integer(0)), $0) } }.compactMap(\.self)
    }

    /// The latest time in it, as `Stamp.time` has it; 0 if there is none.
    func latestOutgoing() throws(SQLiteFailure) -> UInt64 {
        var latest: UInt64 = 0
        // Row by row: the first time it is all that there is.
        try connection.eachRow("SELECT content FROM sync_outgoing") { row in
            latest = max(latest, Delta(bytes: row.blob(0))?.latest ?? 0)
        }
        return latest
    }

    func countOfOutgoing() throws(SQLiteFailure) -> Int {
        Int(try connection.number("SELECT count(*) FROM sync_outgoing"))
    }

    func removeOutgoing(upTo last: UInt64) throws(SQLiteFailure) {
        try connection.run("DELETE FROM sync_outgoing WHERE number <= ?", [.init(last)])
    }

    /// Counts what was not published from 1 on.
    func renumberOutgoing() throws(SQLiteFailure) {
        try connection.run("UPDATE sync_outgoing SET number = number - (SELECT min(number) - 1 FROM sync_outgoing)")
    }

    func vector() throws(SQLiteFailure) -> VersionVector {
        var vector = VersionVector()
        try connection.eachRow("SELECT machine, number, time FROM sync_machine") { row in
            guard let machine = MachineID(text: row.text(0) ?? "") else { return }
            vector.see(
                machine, number: UInt64(bitPattern: row.integer(1)), time: UInt64(bitPattern: row.integer(2)))
        }
        return vector
    }

    func merge(_ vector: VersionVector) throws(SQLiteFailure) {
        let known = try self.vector()
        var merged = known
        merged.merge(vector)
        for (machine, progress) in merged.machines where progress != known[machine] {
            try connection.run(
                "INSERT OR REPLACE INTO sync_machine (machine, number, time) VALUES (?, ?, ?)",
                [.text(machine.text), .init(progress.number), .init(progress.time)])
        }
    }

    func files() throws(SQLiteFailure) -> [SyncFile: SyncFileState] {
        var files: [SyncFile: SyncFileState] = [:]
        try connection.eachRow("SELECT machine, name, origin, size FROM sync_file") { row in
            guard let machine = MachineID(text: row.text(0) ?? ""), let name = SyncFileName(text: row.text(1) ?? ""),
                let origin = SyncFileState.Origin(rawValue: Int(row.integer(2)))
            else { return }
            files[SyncFile(machine: machine, name: name)] = SyncFileState(origin, size: Int(row.integer(3)))
        }
        return files
    }

    func set(_ file: SyncFile, to state: SyncFileState) throws(SQLiteFailure) {
        try connection.run(
            "INSERT OR REPLACE INTO sync_file (machine, name, origin, size) VALUES (?, ?, ?, ?)",
            [.text(file.machine.text), .text(file.name.text), .init(state.origin.rawValue), .init(state.size)])
    }

    func remove(_ file: SyncFile) throws(SQLiteFailure) {
        try connection.run(
            "DELETE FROM sync_file WHERE machine = ? AND name = ?", [.text(file.machine.text), .text(file.name.text)])
    }

    func removeAll() throws(SQLiteFailure) {
        for table in ["self", "part", "outgoing", "machine", "file", "came"] {
            try connection.run("DELETE FROM sync_\(table)")
        }
    }
}

extension SQLiteValue {
    fileprivate init(_ number: UInt64) {
        self = .integer(Int64(bitPattern: number))
    }
}
