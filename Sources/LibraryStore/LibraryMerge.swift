import Entities
import Services
import Storage

/// Merges records from elsewhere: an import, or an undone delete.
extension LibraryStore {
    package enum MergeOutcome: Hashable, Sendable {
        case added
        case changed
        /// All of it was there.
        case unchanged
    }

    enum MergePurpose {
        /// What comes from elsewhere, and can be taken back as a whole.
        case `import`
        /// An import that changes nothing.
        case trial
        /// What was removed here.
        case undo
    }

    /// Merges all records, or none. Nothing is lost: of two notes the later one becomes the current one, the other a
    /// revision. A text that is there already is not added again.
    ///
    /// An event is known by its id. One that stands here already, as written down here or as another service's, on the same day,
    /// completes that one. What was removed here, an event or something else that a file says, does not come back by it. Of several days
    /// on which a thing came into a library the earliest counts; one that is unknown is none of them.
    ///
    /// - Parameters:
    ///   - isLast: see `change`.
    ///   - goesOn: asked before each record, with how many are merged; after a no the rest is left out, and what
    ///     was merged stays.
    /// - Returns: an outcome for each that was merged, in their order.
    func merge(
        _ records: some Sequence<LibraryRecord>, as purpose: MergePurpose = .import, isLast: Bool = false,
        goesOn: (_ merged: Int) -> Bool = { _ in true }
    ) throws(LibraryFailure) -> [MergeOutcome] {
        var refusal: LibraryFailure?
        do throws(LibraryFailure) {
            return try change(isLast: isLast) { () throws(SQLiteFailure) in
                try merge(records, as: purpose, refusal: &refusal, goesOn: goesOn)
            }
        } catch {
            throw refusal ?? error
        }
    }

    /// Brings back what was removed here.
    ///
    /// - Returns: whether all of it is there again, or something newer in its place.
    func restore(_ deleted: [LibraryRecord]) throws(LibraryFailure) -> TakenBack {
        try refresh()
        let outcomes = deleted.map { TakenBack(bringingBack: $0.item, to: snapshot[$0.item.id]?.item) }
        _ = try merge(deleted, as: .undo)
        return TakenBack(outcomes)
    }

    /// - Parameter refusal: why a record may not be stored: then it throws, and what was done is taken back.
    private func merge(
        _ records: some Sequence<LibraryRecord>, as purpose: MergePurpose, refusal: inout LibraryFailure?,
        goesOn: (_ merged: Int) -> Bool
    ) throws(SQLiteFailure) -> (value: [MergeOutcome], rows: Set<Int64>) {
        if purpose == .trial { try connection.execute("SAVEPOINT trial") }
        // What was there before, and all rows of things that are other than before.
        var (former, touched): ([Int64: LibraryRecord], Set<Int64>) = ([:], [])
        var outcomes: [MergeOutcome] = []
        var rows: Set<Int64> = []
        var added: [LibrarySubject: Int64] = [:]
        var removed = RemovedParts(connection: connection)
        for record in records {
            guard goesOn(outcomes.count) else { break }
            var checked: LibraryRecord
            do throws(LibraryFailure) { checked = try LibraryRules.checked(record) } catch {
                refusal = error
                throw .refused
            }
            if purpose != .undo { checked = try removed.without(checked) }
            // A file may contain an item twice: the second one is merged with the first.
            let known = added[checked.item.id] ?? snapshot[checked.item.id]?.row
            let stored = try known.flatMap { row throws(SQLiteFailure) in try tables.item(row) }
            if stored == nil, purpose != .undo, try isGone(checked.item, as: record.item) {
                outcomes.append(.unchanged)
                continue
            }
            let before = try stored.map { stored throws(SQLiteFailure) in try self.record(of: stored) }
            let merged = try merge(checked, into: stored, bringsBack: purpose == .undo)
            if merged.outcome != .unchanged, touched.insert(merged.row).inserted { former[merged.row] = before }
            outcomes.append(merged.outcome)
            rows.formUnion(merged.changed)
            if stored == nil { added[checked.item.id] = merged.row }
        }
        if purpose == .trial {
            try connection.execute("ROLLBACK TO trial; RELEASE trial")
            return (outcomes, [])
        }
        if purpose == .import, !rows.isEmpty { try note(touched, former) }
        return (outcomes, rows)
    }

    /// Whether all that a file says of a thing was removed here.
    ///
    /// - Parameters:
    ///   - item: without its parts that were.
    ///   - whole: with them.
    private func isGone(_ item: LibraryItem, as whole: LibraryItem) throws(SQLiteFailure) -> Bool {
        if try tables.isGone(item.id) { return true }
        var rest = item
        rest.events = []
        guard whole.isKept, !rest.isKept else { return false }
        for event in item.events where try !tables.events.isGone(event.id) { return false }
        return true
    }

    /// - Parameter former: what things of these rows were; none for what is new.
    private func note(_ rows: Set<Int64>, _ former: [Int64: LibraryRecord]) throws(SQLiteFailure) {
        let changes = ImportedChanges(connection: connection)
        try changes.forget()
        for row in rows.sorted() {
            guard let stored = try tables.item(row) else { continue }
            try changes.note(.init(before: former[row], after: try record(of: stored)))
        }
    }

    /// Within a change.
    ///
    /// - Returns: the row of the thing; and those that have changed, among which may be those of the same thing at other sources.
    func merge(
        _ record: LibraryRecord, into stored: StoredItem?, bringsBack: Bool = false
    ) throws(SQLiteFailure) -> (row: Int64, outcome: MergeOutcome, changed: Set<Int64>) {
        let item = record.item
        guard let stored else {
            if bringsBack { try tables.revive(item.id) }
            let added = bringsBack ? item.added : addedOrNow(item)
            let row = try tables.insert(item.summary, isFavourite: item.isFavourite, added: added)
            try tables.links.insert(item.summary.aliases, of: row)
            try mergeNotes(record, into: nil, row: row, bringsBack: bringsBack)
            if let standing = item.standing { try tables.standings.set(standing, of: row) }
            let others = try mergeEvents(record, into: nil, row: row, bringsBack: bringsBack)
            try mergeThings(of: item, into: nil, row: row, bringsBack: bringsBack)
            return (row, .added, others.union([row]))
        }
        var hasChanged = try mergeNotes(record, into: stored.item.note, row: stored.row, bringsBack: bringsBack)
        let summary = stored.item.summary.completed(with: item.summary)
        if summary != stored.item.summary {
            try tables.update(stored.row, to: summary)
            hasChanged = true
        }
        if try tables.links.complete(item.summary.aliases, of: stored) { hasChanged = true }
        if item.isFavourite, !stored.item.isFavourite {
            try tables.set(stored.row, isFavourite: true)
            hasChanged = true
        }
        if var standing = item.standing {
            // What was said since it was taken away is newer, whatever its day.
            if bringsBack, stored.item.standing?.storedState != nil { standing.state = nil }
            let completed = stored.item.standing?.completed(with: standing) ?? standing
            if completed != stored.item.standing {
                try tables.standings.set(completed, of: stored.row)
                hasChanged = true
            }
        }
        let changed = try mergeEvents(record, into: stored, row: stored.row, bringsBack: bringsBack)
        if !changed.isEmpty { hasChanged = true }
        if try mergeThings(of: item, into: stored.item, row: stored.row, bringsBack: bringsBack) { hasChanged = true }
        let isEarlier = item.added != 0 && (stored.item.added == 0 || item.added < stored.item.added)
        if isEarlier || (!stored.isListed && hasChanged) {
            try tables.set(stored.row, added: addedOrNow(item))
            hasChanged = true
        }
        guard hasChanged else { return (stored.row, .unchanged, []) }
        return (stored.row, stored.isListed ? .changed : .added, changed.union([stored.row]))
    }

    /// What a file has without its day comes into the library now.
    private func addedOrNow(_ item: LibraryItem) -> Int { item.added == 0 ? now() : item.added }

    /// - Returns: the rows of the things whose events have changed.
    private func mergeEvents(
        _ record: LibraryRecord, into stored: StoredItem?, row: Int64, bringsBack: Bool
    ) throws(SQLiteFailure) -> Set<Int64> {
        guard !record.item.events.isEmpty else { return [] }
        var known = (stored?.item.events ?? []).map { (event: $0, row: row) }
        for other in snapshot.others(than: record.item.summary).compactMap({ snapshot[$0] }) {
            known += other.item.events.map { ($0, other.row) }
        }
        let isWhollyDated = record.item.events.allSatisfy { $0.day != nil }
        var changed: Set<Int64> = []
        for event in record.item.events {
            if let index = known.firstIndex(where: { $0.event.id == event.id }) {
                guard event.changed > known[index].event.changed else { continue }
                known[index].event = event
                try tables.events.set(event, of: known[index].row)
                changed.insert(known[index].row)
            } else if bringsBack {
                known.append((event, row))
                try tables.events.revive(event.id)
                try tables.events.set(event, of: row)
                changed.insert(row)
            } else if try tables.events.isGone(event.id) {
                continue
            } else if let dated = known.first(where: { event.isMark(of: $0.event) }), record.item.events.count == 1 {
                try tables.events.setGone(event.id, as: dated.event.id, at: now())
            } else if let index = known.firstIndex(where: { $0.event.isSameTime(as: event) }) {
                let completed = known[index].event.completed(with: event)
                try tables.events.setGone(event.id, as: completed.id, at: now())
                guard completed != known[index].event else { continue }
                known[index].event = completed
                try tables.events.set(completed, of: known[index].row)
                changed.insert(known[index].row)
            } else {
                if let index = known.firstIndex(where: { $0.event.isMark(of: event) }), isWhollyDated {
                    try tables.events.remove(known[index].event.id)
                    try tables.events.setGone(known[index].event.id, as: event.id, at: now())
                    changed.insert(known.remove(at: index).row)
                }
                known.append((event, row))
                try tables.events.set(event, of: row)
                changed.insert(row)
            }
        }
        return changed
    }

    /// A list gets what it does not have, at the place that the file says; of a thing that it has, the later place counts.
    ///
    /// - Returns: whether something has changed.
    @discardableResult
    private func mergeThings(
        of item: LibraryItem, into stored: LibraryItem?, row: Int64, bringsBack: Bool
    ) throws(SQLiteFailure) -> Bool {
        guard item.id.kind == .list else { return false }
        let known = Dictionary((stored?.things ?? []).map { ($0.id, $0) }) { first, _ in first }
        var hasChanged = false
        for thing in item.things where known[thing.id].map({ thing.changed > $0.changed }) ?? true {
            if !bringsBack, known[thing.id] == nil, try tables.things.wasTakenOut(thing.id, of: row) { continue }
            try tables.things.set(thing, in: row)
            hasChanged = true
        }
        return hasChanged
    }

    /// - Returns: whether something has changed.
    @discardableResult
    private func mergeNotes(
        _ record: LibraryRecord, into current: Note?, row: Int64, bringsBack: Bool
    ) throws(SQLiteFailure) -> Bool {
        var known = try tables.revisions(of: row)
        var hasChanged = false
        func revision(of note: Note) throws(SQLiteFailure) -> Int {
            if let same = known.last(where: { $0.changed == note.changed && $0.text == note.text }) {
                return same.revision
            }
            let revision = try tables.addRevision(note.text, changed: note.changed, of: row)
            known.append(Note(text: note.text, changed: note.changed, revision: revision))
            hasChanged = true
            return revision
        }
        for note in record.revisions where note != record.item.note { _ = try revision(of: note) }
        if let note = record.item.note {
            let number = try revision(of: note)
            // One that was written since this one was removed is newer, whatever the clock said.
            if current.map({ note.changed > $0.changed && !bringsBack }) ?? true {
                try tables.set(row, currentRevision: number)
                hasChanged = true
            }
        }
        if hasChanged { try tables.deleteOldestRevisions(of: row) }
        return hasChanged
    }
}

extension LibraryRules {
    static func checked(_ record: LibraryRecord) throws(LibraryFailure) -> LibraryRecord {
        func checked(_ note: Note) throws(LibraryFailure) -> Note {
            Note(text: try checkedNote(note.text), changed: note.changed, revision: note.revision)
        }
        var item = record.item
        item.summary = try LibraryRules.checked(item.summary)
        item.note = try item.note.map { note throws(LibraryFailure) in try checked(note) }
        item.standing = try item.standing.map { standing throws(LibraryFailure) in try LibraryRules.checked(standing) }
        var events: [DiaryEvent] = []
        for event in item.events { events.append(try LibraryRules.checked(event)) }
        item.events = events
        var things: [ListedThing] = []
        for thing in item.things {
            things.append(
                ListedThing(
                    try LibraryRules.checked(thing.summary), at: thing.position, changed: thing.changed,
                    remark: try thing.remark.map { text throws(LibraryFailure) in try checkedNote(text) }))
        }
        item.things = things
        var revisions: [Note] = []
        for note in record.revisions { revisions.append(try checked(note)) }
        return LibraryRecord(item: item, revisions: revisions)
    }
}

extension LibrarySummary {
    /// Missing values are taken from the other one.
    fileprivate func completed(with other: LibrarySummary) -> LibrarySummary {
        LibrarySummary(
            subject: subject, title: title, subtitle: subtitle ?? other.subtitle,
            storedDate: storedDate ?? other.storedDate, length: length ?? other.length, aliases: aliases)
    }
}
