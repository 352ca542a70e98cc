import Entities
import Storage
import Sync

/// Makes items of the library what the machines have come to say of them. What was only here was sent before, so nothing is lost by it.
struct SyncIntake {
    let tables: LibraryTables
    /// In seconds since 1970.
    let now: Int

    /// - Parameter stored: the item as it is here; nil if it is not.
    /// - Returns: its row; nil if it has none.
    func apply(_ entry: SyncedEntry, of subject: LibrarySubject, to stored: StoredItem?) throws(SQLiteFailure) -> Int64?
    {
        let wanted = SyncFields(entry).item(of: subject, note: nil)
        // A file that has it does not bring it back, whether it was ever here or not.
        for id in SyncFields.eventsGone(in: entry) { try tables.events.setGone(id, at: now) }
        var removed = RemovedParts(connection: tables.connection)
        for part in RemovedParts.Part.allCases where SyncFields.isGone(part, of: entry) {
            try removed.note(part, of: subject, at: now)
        }
        guard wanted.isKept || !entry.note.texts.isEmpty else {
            if let stored {
                if subject.kind == .list { try tables.setGone(subject, at: now) }
                try tables.delete(stored.row)
            }
            return stored?.row
        }
        let added = wanted.added == 0 ? now : wanted.added
        let row: Int64
        if let stored {
            row = stored.row
        } else {
            try tables.revive(subject)
            row = try tables.insert(wanted.summary, isFavourite: wanted.isFavourite, added: added)
        }
        try store(wanted, in: row, inPlaceOf: stored?.item)
        try store(entry.note, in: row)
        return row
    }

    /// Makes an item say again what it said.
    func restore(_ former: LibraryItem, to stored: StoredItem) throws(SQLiteFailure) {
        try store(former, in: stored.row, inPlaceOf: stored.item)
        guard former.note != stored.item.note else { return }
        guard let note = former.note else { return try tables.set(stored.row, currentRevision: nil) }
        let known = try tables.revisions(of: stored.row).last { ($0.changed, $0.text) == (note.changed, note.text) }
        let number =
            if let known { known.revision } else {
                try tables.addRevision(note.text, changed: note.changed, of: stored.row)
            }
        try tables.set(stored.row, currentRevision: number)
    }

    private func store(
        _ item: LibraryItem, in row: Int64, inPlaceOf former: LibraryItem?
    ) throws(SQLiteFailure) {
        if former?.summary != item.summary {
            try tables.update(row, to: item.summary)
            try tables.links.set(item.summary.aliases, of: row)
        }
        if former?.isFavourite != item.isFavourite { try tables.set(row, isFavourite: item.isFavourite) }
        if item.added != 0, former?.added != item.added { try tables.set(row, added: item.added) }
        if former?.standing != item.standing {
            if let standing = item.standing {
                try tables.standings.set(standing, of: row)
            } else {
                try tables.standings.remove(of: row)
            }
        }
        let before = former?.events ?? []
        for event in before where !item.events.contains(where: { $0.id == event.id }) {
            try tables.events.remove(event.id)
        }
        for event in item.events where !before.contains(event) {
            // Of two things that are the same one, both may have it there: here it stands with one of them.
            guard try tables.events.row(of: event.id) ?? row == row else { continue }
            try tables.events.revive(event.id)
            try tables.events.set(event, of: row)
        }
        let things = former?.things ?? []
        for thing in things where !item.things.contains(where: { $0.id == thing.id }) {
            // A file that has it does not put it in again.
            try tables.things.takeOut(thing.id, of: row, at: now)
        }
        for thing in item.things where !things.contains(thing) { try tables.things.set(thing, in: row) }
    }

    /// All texts, and which of them is the note of now. Of two that were written beside each other the other one is in the history.
    private func store(_ note: NoteHistory, in row: Int64) throws(SQLiteFailure) {
        guard !note.isEmpty else { return }
        var known = try tables.revisions(of: row)
        for text in known where note.hasErased(text.changed) && !note.texts.contains(where: text.isOf) {
            try tables.removeRevision(text.revision, of: row)
        }
        for revision in note.texts where !known.contains(where: { $0.isOf(revision) }) {
            guard let bytes = revision.text else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            let number = try tables.addRevision(text, changed: revision.changed, of: row)
            known.append(Note(text: text, changed: revision.changed, revision: number))
        }
        let current = note.current.flatMap { head in known.last { $0.isOf(head) } }
        try tables.set(row, currentRevision: current?.revision)
        try tables.deleteOldestRevisions(of: row)
    }
}

extension Note {
    /// Whether both are one text.
    func isOf(_ revision: Revision) -> Bool {
        changed == revision.changed && revision.text.map { $0 == Array(text.utf8) } ?? false
    }
}
