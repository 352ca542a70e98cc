import Entities
import Storage
import Sync

/// Writes down what has changed here for the other machines, in the transaction that changes it: what an item says now is compared with
/// what the machines have come to say of it. So nothing is sent twice, and what was changed without this being asked is found too.
struct SyncOutbox {
    private let tables: SyncTables
    private let events: LibraryEvents
    private(set) var own: SyncTables.OwnState
    /// The clock of the change; for what was there before the library was synchronised, of each item.
    private var clock: HybridClock

    /// When something was said, in seconds since 1970.
    private enum Age {
        case now(Int)
        /// As the item itself has it.
        case former(LibraryItem)

        func second(of field: FieldID) -> Int {
            switch self {
            case .now(let second): second
            case .former(let item): SyncFields.second(of: field, in: item)
            }
        }

        /// - Parameter changed: when the text was written.
        func second(ofText changed: Int) -> Int {
            switch self {
            case .now(let second): second
            case .former: changed
            }
        }
    }

    /// - Parameter own: nil in a library that is not synchronised, which has no outbox.
    init?(_ tables: SyncTables, _ own: SyncTables.OwnState?) {
        guard let own else { return nil }
        self.tables = tables
        self.own = own
        events = LibraryTables(connection: tables.connection).events
        clock = own.clock
    }

    /// - Parameters:
    ///   - item: nil for one that is gone.
    ///   - isDeleted: whether somebody has deleted it as a whole. Else it went with the last of its parts, and stays elsewhere where another
    ///     part is new.
    ///   - revisions: the texts of its note that are kept, oldest first.
    ///   - now: in seconds since 1970.
    mutating func note(
        _ subject: LibrarySubject, isNow item: LibraryItem?, isDeleted: Bool = false, revisions: [Note], at now: Int
    ) throws(SQLiteFailure) {
        try note(subject, isNow: item, isDeleted: isDeleted, revisions: revisions, .now(now))
    }

    /// Says all of an item again that another machine has deleted while this one has changed it.
    ///
    /// - Parameters:
    ///   - item: as it was here before the deletion came.
    ///   - revisions: all texts of its note, oldest first.
    ///   - synced: what the machines have come to say with the deletion.
    ///   - now: in seconds since 1970.
    mutating func bringBack(
        _ item: LibraryItem, revisions: [Note], against synced: SyncedEntry, at now: Int
    ) throws(SQLiteFailure) {
        // What others have written beside it stays.
        let theirs = synced.note.current.flatMap { current in
            current.text.map { Note(text: String(decoding: $0, as: UTF8.self), changed: current.changed, revision: 0) }
        }
        let whole = SyncFields(synced, orElse: item).item(of: item.id, note: theirs ?? item.note)
        try note(item.id, isNow: whole, revisions: revisions, bringsBack: true, .now(now))
    }

    /// What was there before the library was synchronised is stamped with the seconds that it has of its own: what somebody has changed
    /// since counts more.
    mutating func noteFormer(_ item: LibraryItem, revisions: [Note]) throws(SQLiteFailure) {
        clock = HybridClock()
        try note(item.id, isNow: item, revisions: revisions, .former(item))
        clock = own.clock
    }

    /// A register that is of no item.
    mutating func write(_ text: String, to field: FieldID, of entry: EntryID, at now: Int) throws(SQLiteFailure) {
        let register = SyncedEntry(try tables.parts(of: entry)).registers[field] ?? Register()
        let value = Array(text.utf8)
        guard register.value != value else { return }
        let stamp = stamp(at: now)
        try send([.register(entry, field, register.writing(value, at: stamp))], of: entry)
    }

    /// Takes away what this machine has written in a register that is of no item.
    mutating func takeBack(_ field: FieldID, of entry: EntryID) throws(SQLiteFailure) {
        let register = SyncedEntry(try tables.parts(of: entry)).registers[field]
        guard let register, register.stamp?.machine == own.machine, let gone = register.takingAway() else { return }
        try send([.register(entry, field, gone)], of: entry)
    }

    /// - Parameter bringsBack: whether texts of its note that somebody has deleted are said again.
    private mutating func note(
        _ subject: LibrarySubject, isNow item: LibraryItem?, isDeleted: Bool = false, revisions: [Note],
        bringsBack: Bool = false, _ age: Age
    ) throws(SQLiteFailure) {
        let entry = EntryID(subject)
        let synced = SyncedEntry(try tables.parts(of: entry))
        var deltas = try changes(of: synced, in: entry, to: item, age)
        deltas += changes(of: synced.note, in: entry, to: item, revisions, bringsBack: bringsBack, age)
        if let edited = edit(by: deltas, of: synced, to: item, isDeleted: isDeleted, age) {
            deltas.append(.register(entry, SyncFields.edited, edited))
        }
        try send(deltas, of: entry)
    }

    /// That somebody has changed an item, or deleted it; nil where neither has to be said.
    private mutating func edit(
        by deltas: [Delta], of synced: SyncedEntry, to item: LibraryItem?, isDeleted: Bool, _ age: Age
    ) -> Register? {
        let register = synced.registers[SyncFields.edited] ?? Register()
        let second = age.second(of: SyncFields.edited)
        guard let item else {
            return isDeleted && !deltas.isEmpty ? register.takingAway(at: stamp(at: second)) : nil
        }
        // All of what is new is this machine's own, and nobody can delete what they do not have.
        guard !synced.registers.isEmpty, item.isKept, deltas.contains(where: Self.isByPerson) else { return nil }
        return register.writing([], at: stamp(at: second))
    }

    private static func isByPerson(_ delta: Delta) -> Bool {
        if case .register(_, let field, _) = delta { !SyncFields.isFoundOut(field) } else { true }
    }

    private mutating func changes(
        of synced: SyncedEntry, in entry: EntryID, to item: LibraryItem?, _ age: Age
    ) throws(SQLiteFailure) -> [Delta] {
        let values = item.map { SyncFields($0).values } ?? [:]
        var deltas: [Delta] = []
        for (field, value) in values.sorted(by: { $0.key < $1.key })
        where !SyncFields.isSaid(value, by: synced[field], in: field, of: entry) {
            let register = synced.registers[field] ?? Register()
            let stamp = stamp(at: age.second(of: field))
            deltas.append(.register(entry, field, register.writing(Array(value.utf8), at: stamp)))
        }
        // What this version does not understand of an item is not for it to take away while the item is there.
        let understood = item.map { SyncFields(SyncFields(synced).item(of: $0.id, note: nil)).values }
        for (field, register) in synced.registers.sorted(by: { $0.key < $1.key }) where values[field] == nil {
            let isTakenAway = understood.map { $0[field] != nil } ?? !SyncFields.outlivesItem(field)
            guard isTakenAway, field != SyncFields.edited, let gone = register.takingAway() else { continue }
            // It may stand with another thing that is the same one.
            if let event = SyncFields.event(field), try events.row(of: event) != nil { continue }
            deltas.append(.register(entry, field, gone))
        }
        return deltas
    }

    private mutating func changes(
        of synced: NoteHistory, in entry: EntryID, to item: LibraryItem?, _ revisions: [Note], bringsBack: Bool,
        _ age: Age
    ) -> [Delta] {
        var (history, sent) = (synced, [Revision]())
        func add(_ revision: Revision) {
            history.merge([revision])
            sent.append(revision)
        }
        func writing(_ note: Note) -> Revision {
            let stamp = stamp(at: age.second(ofText: note.changed))
            return history.writing(Array(note.text.utf8), changed: note.changed, at: stamp)
        }
        // Not asked again for each: the first text that comes back would make the next one one that has had its time.
        let isThere = !bringsBack && synced.current != nil
        for note in revisions where note != item?.note && !history.knows(note, isThere: isThere) { add(writing(note)) }
        if let note = item?.note {
            let isCurrent = history.current.map { $0.changed == note.changed && $0.text == Array(note.text.utf8) }
            if isCurrent != true { add(writing(note)) }
        } else {
            let last = age.second(ofText: revisions.map(\.changed).max() ?? 0)
            let stamp = stamp(at: last)
            if let gone = history.takingAway(isWhole: item == nil, changed: last, at: stamp) { add(gone) }
        }
        return sent.map { .revision(entry, $0) }
    }

    private mutating func stamp(at second: Int) -> Stamp {
        clock.stamp(ofSecond: second, by: own.machine)
    }

    /// Merges them here, and keeps them for the others.
    private mutating func send(_ deltas: [Delta], of entry: EntryID) throws(SQLiteFailure) {
        guard !deltas.isEmpty else { return }
        try tables.merge(deltas, into: entry)
        for delta in deltas {
            own.changes += 1
            try tables.addOutgoing(delta, number: own.changes)
        }
        own.clock.see(clock.latest)
        try tables.set(own)
    }
}

extension NoteHistory {
    /// Whether it has the text, or had it: what was cut of a note that is there has had its time. A note that was deleted and is back
    /// has all of its texts.
    fileprivate func knows(_ note: Note, isThere: Bool) -> Bool {
        all.contains { revision in
            guard revision.changed == note.changed else { return false }
            return revision.text == Array(note.text.utf8) || revision.content == .cut && isThere
        }
    }
}
