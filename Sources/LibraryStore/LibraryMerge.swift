package import Entities
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

    /// Merges all records, or none. Nothing is lost: of two notes the later one becomes the current one, the other a
    /// revision. A text that is there already is not added again.
    ///
    /// - Parameter goesOn: asked before each record, with how many are merged; after a no the rest is left out, and what
    ///   was merged stays.
    /// - Returns: an outcome for each that was merged, in their order.
    package func merge(
        _ records: [LibraryRecord], goesOn: (_ merged: Int) -> Bool = { _ in true }
    ) throws(LibraryFailure) -> [MergeOutcome] {
        var checked: [LibraryRecord] = []
        for record in records { checked.append(try LibraryRules.checked(record)) }
        return try change { () throws(SQLiteFailure) in
            var outcomes: [MergeOutcome] = []
            var rows: Set<Int64> = []
            var added: [LibrarySubject: Int64] = [:]
            for record in checked where goesOn(outcomes.count) {
                // A file may contain an item twice: the second one is merged with the first.
                let known = added[record.item.id] ?? snapshot[record.item.id]?.row
                let stored = try known.flatMap { row throws(SQLiteFailure) in try tables.item(row) }
                let (row, outcome) = try merge(record, into: stored)
                outcomes.append(outcome)
                if outcome != .unchanged { rows.insert(row) }
                if stored == nil { added[record.item.id] = row }
            }
            return (outcomes, rows)
        }
    }

    /// Within a change.
    func merge(
        _ record: LibraryRecord, into stored: StoredItem?
    ) throws(SQLiteFailure) -> (row: Int64, MergeOutcome) {
        let item = record.item
        guard let stored else {
            let row = try tables.insert(item.summary, isFavourite: item.isFavourite, added: item.added)
            try tables.links.insert(item.summary.aliases, of: row)
            try mergeNotes(record, into: nil, row: row)
            if let reading = item.reading { try tables.readings.set(reading, of: row) }
            return (row, .added)
        }
        var hasChanged = try mergeNotes(record, into: stored.item.note, row: stored.row)
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
        if let reading = item.reading {
            let completed = stored.item.reading?.completed(with: reading) ?? reading
            if completed != stored.item.reading {
                try tables.readings.set(completed, of: stored.row)
                hasChanged = true
            }
        }
        if item.added < stored.item.added || (!stored.isListed && hasChanged) {
            try tables.set(stored.row, added: item.added)
            hasChanged = true
        }
        return (stored.row, !hasChanged ? .unchanged : stored.isListed ? .changed : .added)
    }

    /// - Returns: whether something has changed.
    @discardableResult
    private func mergeNotes(_ record: LibraryRecord, into current: Note?, row: Int64) throws(SQLiteFailure) -> Bool {
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
            if current.map({ note.changed > $0.changed }) ?? true {
                try tables.set(row, currentRevision: number)
                hasChanged = true
            }
        }
        if hasChanged { try tables.deleteOldestRevisions(of: row) }
        return hasChanged
    }
}

extension LibraryRules {
    fileprivate static func checked(_ record: LibraryRecord) throws(LibraryFailure) -> LibraryRecord {
        func checked(_ note: Note) throws(LibraryFailure) -> Note {
            Note(text: try checkedNote(note.text), changed: note.changed, revision: note.revision)
        }
        var item = record.item
        item.summary = try LibraryRules.checked(item.summary)
        item.note = try item.note.map { note throws(LibraryFailure) in try checked(note) }
        item.reading = try item.reading.map { reading throws(LibraryFailure) in try LibraryRules.checked(reading) }
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
            storedDate: storedDate ?? other.storedDate, aliases: aliases)
    }
}
