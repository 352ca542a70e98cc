import Entities
import Storage
package import Sync
package import SyncFolder

/// What a library keeps of what is synchronised, for `FolderSync`. Each call is one transaction of the library's.
package final class LibrarySyncStore: SyncStore {
    let library: LibraryStore
    let place: SyncPlaceFile
    var tables: SyncTables { library.syncTables }

    /// As whom a machine appears to its reader.
    private static let machineKind = LibrarySubject.Kind(rawValue: "machine")
    static let settingKind = LibrarySubject.Kind(rawValue: "setting")
    static let source = SourceID(rawValue: "sync")
    static let machineName = FieldID("name")
    /// How many changes of a machine there were when somebody said that it does not come any more.
    private static let forgotten = FieldID("forgotten")

    /// - Parameter place: says as whom this machine writes.
    package init(_ library: LibraryStore, place: SyncPlaceFile) {
        self.library = library
        self.place = place
    }

    /// Whether `sync init` was said of this library.
    package var isSetUp: Bool {
        get throws(SyncFailure) { try reading { () throws(SQLiteFailure) in try tables.own() != nil } }
    }

    /// Makes it a library that is synchronised: all that it has is written down for the other machines.
    package func setUp(as machine: MachineID) throws(SyncFailure) {
        try changing { () throws(SQLiteFailure) in
            guard try tables.own() == nil else { return [] }
            let own = SyncTables.OwnState(machine: machine, clock: HybridClock(), changes: 0)
            try tables.set(own)
            library.setSynced(true)
            guard var outbox = SyncOutbox(tables, own) else { return [] }
            for stored in library.snapshot.stored.values.sorted(by: { $0.row < $1.row }) {
                try outbox.noteFormer(stored.item, revisions: try library.tables.revisions(of: stored.row))
            }
            return []
        }
        try introduce()
    }

    /// Makes it a library that is not.
    package func leave() throws(SyncFailure) {
        try changing { () throws(SQLiteFailure) in
            try tables.removeAll()
            library.setSynced(false)
            return []
        }
    }

    /// Writes as whom the place says: this library may be a copy of another machine's, or have been put back from a backup.
    package func takePlace() throws(SyncFailure) {
        guard let content = try place.read() else { throw .notSetUp }
        if try machine != content.machine { try become(content.machine) }
    }

    /// Brings the library and the files of all machines together, once.
    ///
    /// - Parameter settings: what is set here, by the names of settings.
    package func synchronize(
        with files: some SyncFiles, settings: [String: String] = [:]
    ) throws(SyncFailure) -> SyncReport {
        guard try isSetUp else { throw .notSetUp }
        try takePlace()
        try say(settings)
        let report = try FolderSync(store: self, files: files).run()
        try keepSettings()
        place.noteVisit()
        return report
    }

    /// Leaves out a machine that does not come any more, here and on all others, until it changes something. What it has written stays.
    package func forget(_ machine: MachineID, with files: some SyncFiles) throws(SyncFailure) {
        guard try isSetUp else { throw .notSetUp }
        try takePlace()
        let sync = FolderSync(store: self, files: files)
        _ = try sync.run()
        let count = try vector[machine].number
        try changing { () throws(SQLiteFailure) in
            guard var outbox = SyncOutbox(tables, try tables.own()) else { return [] }
            try outbox.write(String(count), to: Self.forgotten, of: Self.entry(of: machine), at: library.now())
            return []
        }
        _ = try sync.forget(machine)
    }

    /// The number of the last change that came from another machine; 0 where there is none.
    func lastArrival() throws(SyncFailure) -> Int64 {
        try reading { () throws(SQLiteFailure) in try ArrivedChanges(connection: library.connection).last() }
    }

    /// What came after that one.
    func arrivals(after last: Int64) throws(SyncFailure) -> SharingState.ArrivalSummary? {
        try reading { () throws(SQLiteFailure) in
            let arrived = ArrivedChanges(connection: library.connection)
            guard try arrived.last() > last else { return nil }
            let came = try arrived.all().filter { $0.number > last }
            return came.first.map { latest in
                SharingState.ArrivalSummary(
                    last: latest.number, changes: came.count, title: latest.change.item?.summary.title ?? "")
            }
        }
    }

    package var machine: MachineID {
        get throws(SyncFailure) { try own().machine }
    }

    package var count: UInt64 {
        get throws(SyncFailure) { try own().changes }
    }

    package var vector: VersionVector {
        get throws(SyncFailure) { try reading { () throws(SQLiteFailure) in try tables.vector() } }
    }

    package func known() throws(SyncFailure) -> [SyncFile: SyncFileState] {
        try reading { () throws(SQLiteFailure) in try tables.files() }
    }

    package func take(_ piece: FilePiece) throws(SyncFailure) -> Set<EntryID> {
        var severalVersions: Set<EntryID> = []
        try changing { () throws(SQLiteFailure) in
            guard var own = try tables.own() else { return [] }
            let arrived = ArrivedChanges(connection: library.connection)
            let machine = piece.file.machine
            var (rows, run) = (Set<Int64>(), [Delta]())
            func mergeRun() throws(SQLiteFailure) {
                guard let merged = try merge(run, from: machine, as: &own) else { return }
                if merged.hasVersions, let entry = run.first?.entry { severalVersions.insert(entry) }
                guard let row = merged.row else { return }
                rows.insert(row)
                if let change = merged.change, piece.start < ArrivedChanges.noted { try arrived.note(change) }
            }
            for delta in piece.parts {
                own.clock.see(delta.latest)
                if let first = run.first, first.entry != delta.entry {
                    try mergeRun()
                    run = []
                }
                run.append(delta)
            }
            try mergeRun()
            try arrived.forgetOldest()
            try tables.set(own)
            if let vector = piece.vector {
                try tables.merge(vector)
                try tables.set(piece.file, to: SyncFileState(.read, size: 0))
            }
            return rows
        }
        return severalVersions
    }

    /// What has come of parts of an entry.
    private struct Merged {
        /// Whether there are several versions of its note.
        let hasVersions: Bool
        /// Which has changed; nil for none.
        var row: Int64?
        /// If it can be seen.
        var change: ArrivedChange?
    }

    /// Merges parts of one entry, and makes the library say what comes of it.
    ///
    /// - Parameters:
    ///   - machine: whose file they are from.
    ///   - own: as whom this machine says again what it has changed while another one has deleted it.
    /// - Returns: nil where nothing was new.
    private func merge(
        _ deltas: [Delta], from machine: MachineID, as own: inout SyncTables.OwnState
    ) throws(SQLiteFailure) -> Merged? {
        guard let entry = deltas.first?.entry else {
            for delta in deltas { try tables.set(delta) }
            return nil
        }
        guard var synced = try tables.merge(deltas, into: entry), let subject = entry.subject,
            ![Self.machineKind, Self.settingKind].contains(subject.kind)
        else { return nil }
        // Another part of the same file may have made it.
        let former = try library.tables.row(of: subject)
            .flatMap { row throws(SQLiteFailure) in try library.tables.item(row) }
        let comesBack = deltas.contains(where: SyncFields.isDeletion) && synced.isEdited(by: own.machine)
        // An item that goes has no texts any more: its own are asked for before.
        let texts =
            comesBack || synced.note.texts.isEmpty
            ? try former.map { former throws(SQLiteFailure) in try library.tables.revisions(of: former.row) } : nil
        if comesBack, let former, former.isListed, var outbox = SyncOutbox(tables, own) {
            try outbox.bringBack(former.item, revisions: texts ?? [], against: synced, at: library.now())
            own = outbox.own
            synced = SyncedEntry(try tables.parts(of: entry))
        }
        var merged = Merged(hasVersions: !synced.note.others.isEmpty)
        merged.row = try SyncIntake(tables: library.tables, now: library.now()).apply(synced, of: subject, to: former)
        guard let row = merged.row else { return merged }
        let item = try library.tables.item(row)?.item
        guard item != former?.item else { return merged }
        merged.change = ArrivedChange(
            machine: deltas.compactMap(\.writer).max { $0.time < $1.time }?.machine ?? machine,
            second: library.now(),
            before: former.map { LibraryRecord(item: $0.item, revisions: texts ?? []) },
            after: item.map { LibraryRecord(item: $0, revisions: []) })
        return merged
    }

    package func forgotten() throws(SyncFailure) -> Set<MachineID> {
        try reading { () throws(SQLiteFailure) in
            var forgotten: Set<MachineID> = []
            for (machine, progress) in try tables.vector().machines
            where try isForgotten(SyncedEntry(tables.parts(of: Self.entry(of: machine))), progress) {
                forgotten.insert(machine)
            }
            return forgotten
        }
    }

    /// - Parameters:
    ///   - entry: of a machine.
    ///   - progress: how much of it is known.
    func isForgotten(_ entry: SyncedEntry, _ progress: VersionVector.Progress) -> Bool {
        let forgotten = entry[Self.forgotten].flatMap { UInt64(String(decoding: $0, as: UTF8.self)) }
        return forgotten.map { progress.number <= $0 } ?? false
    }

    package func forget(_ files: Set<SyncFile>) throws(SyncFailure) {
        try changing { () throws(SQLiteFailure) in
            for file in files { try tables.remove(file) }
            return []
        }
    }

    package func nextSegment() throws(SyncFailure) -> OutgoingFile? {
        var outgoing: OutgoingFile?
        try changing { () throws(SQLiteFailure) in
            guard var own = try tables.own() else { return [] }
            let changes = try tables.outgoing(upTo: own.segment)
            guard let first = changes.first else { return [] }
            own.segment = own.segment ?? own.changes
            try tables.set(own)
            outgoing = try written(OutgoingFile(changes.map(\.delta), from: first.number, by: own.machine))
            return []
        }
        return outgoing
    }

    package func makeBase() throws(SyncFailure) -> OutgoingFile {
        var base: OutgoingFile?
        try changing { () throws(SQLiteFailure) in
            guard let own = try tables.own() else { return [] }
            var vector = try tables.vector()
            vector.see(own.machine, number: own.changes, time: try tables.latestOutgoing())
            base = try written(OutgoingFile(state: try tables.state(vector), by: own.machine))
            return []
        }
        guard let base else { throw .notSetUp }
        return base
    }

    package func didPublish(_ outgoing: OutgoingFile) throws(SyncFailure) {
        try changing { () throws(SQLiteFailure) in
            guard var own = try tables.own() else { return [] }
            try tables.set(outgoing.file, to: SyncFileState(.published, size: outgoing.bytes.count))
            try tables.merge(outgoing.vector)
            try tables.removeOutgoing(upTo: outgoing.file.name.last)
            own.segment = nil
            try tables.set(own)
            return []
        }
    }

    /// The place is told first: whoever is killed between the two finds there who it is to be.
    package func become(_ machine: MachineID) throws(SyncFailure) {
        try place.setMachine(machine)
        try changing { () throws(SQLiteFailure) in
            guard var own = try tables.own() else { return [] }
            try tables.renumberOutgoing()
            own.machine = machine
            own.changes = UInt64(try tables.countOfOutgoing())
            own.segment = nil
            try tables.set(own)
            return []
        }
        try introduce()
    }

    /// Says what this machine is called.
    private func introduce() throws(SyncFailure) {
        let name = place.hostName
        try changing { () throws(SQLiteFailure) in
            guard var outbox = SyncOutbox(tables, try tables.own()) else { return [] }
            try outbox.write(name, to: Self.machineName, of: Self.entry(of: outbox.own.machine), at: library.now())
            return []
        }
    }

    static func entry(of machine: MachineID) -> EntryID {
        EntryID(LibrarySubject(kind: machineKind, id: ItemID(source: source, key: machine.text)))
    }

    /// What a machine has said that it is called; nil where it has not, or that has not come yet.
    static func name(of machine: MachineID, in tables: SyncTables) throws(SQLiteFailure) -> String? {
        SyncedEntry(try tables.parts(of: entry(of: machine)))[machineName].map { String(decoding: $0, as: UTF8.self) }
    }

    private func written(_ outgoing: OutgoingFile) throws(SQLiteFailure) -> OutgoingFile {
        if try tables.files()[outgoing.file] == nil {
            try tables.set(outgoing.file, to: SyncFileState(.written, size: outgoing.bytes.count))
        }
        return outgoing
    }

    private func own() throws(SyncFailure) -> SyncTables.OwnState {
        guard let own = try reading({ () throws(SQLiteFailure) in try tables.own() }) else { throw .notSetUp }
        return own
    }

    func reading<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(SyncFailure) -> Value {
        do throws(LibraryFailure) { return try library.look(body) } catch { throw .library(error) }
    }

    /// - Parameter body: returns the rows of the items that it has changed.
    func changing(_ body: () throws(SQLiteFailure) -> Set<Int64>) throws(SyncFailure) {
        do throws(LibraryFailure) {
            try library.change(by: .machines) { () throws(SQLiteFailure) in ((), try body()) }
        } catch {
            throw .library(error)
        }
    }
}

extension SyncedEntry {
    /// Whether a person has changed the item on this machine, and no machine has changed or deleted it since with that in view.
    fileprivate func isEdited(by machine: MachineID) -> Bool {
        registers[SyncFields.edited]?.isWritten(by: machine) ?? false
    }
}
