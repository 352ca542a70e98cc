package import Entities
package import Services
import Storage

/// Changes of the items in the file.
extension LibraryStore {
    package func addFavourite(_ summary: LibrarySummary) throws(LibraryFailure) {
        let summary = try LibraryRules.checked(summary)
        try change { () throws(SQLiteFailure) in
            let row = try row(for: summary)
            try tables.set(row, isFavourite: true)
            return ((), [row])
        }
    }

    @discardableResult
    func removeFavourites(_ subjects: [LibrarySubject]) throws(LibraryFailure) -> [LibraryRecord] {
        try change { () throws(SQLiteFailure) in
            let favourites = subjects.compactMap { snapshot[$0] }.filter(\.item.isFavourite)
            for stored in favourites {
                try tables.set(stored.row, isFavourite: false)
                try deleteIfNothingIsLeft(of: stored) { $0.isFavourite = false }
            }
            let removed = favourites.map { LibraryRecord(restoring: $0.item) { $0.isFavourite = true } }
            return (removed, Set(favourites.map(\.row)))
        }
    }

    /// - Returns: the items that something was stored with.
    func learn(_ summary: LibrarySummary) throws(LibraryFailure) -> [LibrarySubject] {
        try change { () throws(SQLiteFailure) in
            var changed: [StoredItem] = []
            if let own = snapshot[summary.subject] {
                var isNews = try tables.links.learn(LibraryRules.checked(summary.aliases.known), of: own)
                if let length = summary.length, length > 0, length != own.item.summary.length {
                    try tables.set(own.row, length: length)
                    isNews = true
                }
                if isNews { changed.append(own) }
            }
            for other in snapshot.others(than: summary).compactMap({ snapshot[$0] }) {
                if try tables.links.complete(Aliases(known: [summary.subject.id]), of: other) { changed.append(other) }
            }
            return (changed.map(\.item.id), Set(changed.map(\.row)))
        }
    }

    package func separate(_ subject: LibrarySubject, from other: ItemID) throws(LibraryFailure) {
        let isKept: Bool = try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], !LibraryRules.checked([other]).isEmpty else { return (false, []) }
            try tables.links.deny(other, of: stored.row)
            return (true, [stored.row])
        }
        guard isKept else { throw .notFound }
    }

    package func relink(
        _ subject: LibrarySubject, from before: Aliases, to after: Aliases
    ) throws(LibraryFailure) {
        func checked(_ aliases: Aliases) -> Aliases {
            Aliases(known: LibraryRules.checked(aliases.known), denied: LibraryRules.checked(aliases.denied))
        }
        let isKept: Bool = try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject] else { return (false, []) }
            try tables.links.change(from: checked(before), to: checked(after), of: stored.row)
            return (true, [stored.row])
        }
        guard isKept else { throw .notFound }
    }

    package func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) throws(LibraryFailure) -> SavedNote {
        let summary = try LibraryRules.checked(summary)
        let text = try LibraryRules.checkedNote(text)
        return try change { () throws(SQLiteFailure) in
            let before = snapshot[summary.subject]?.item.note
            let row = try row(for: summary)
            // Of several versions of a note, to save one decides for it: that is a revision of its own, after all of them.
            let isOneOfSeveral = try !versionsBeside(summary.subject).isEmpty
            if let before, before.text.utf8.elementsEqual(text.utf8), !isOneOfSeveral {
                return (SavedNote(note: before, overwritten: nil), [row])
            }
            // A revision is known by its text and its second, and so would be the one that is there.
            let changed = isOneOfSeveral ? max(now(), (before?.changed ?? 0) + 1) : now()
            let revision = try tables.addRevision(text, changed: changed, of: row)
            try tables.set(row, currentRevision: revision)
            try tables.deleteOldestRevisions(of: row)
            let note = Note(text: text, changed: changed, revision: revision)
            return (SavedNote(note: note, overwritten: before?.revision == known ? nil : before), [row])
        }
    }

    func removeNote(_ subject: LibrarySubject, startedFrom known: Int?) throws(LibraryFailure) -> NoteRemoval {
        try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], let note = stored.item.note else { return (.nothingThere, []) }
            guard note.revision == known else { return (.newer(note), []) }
            let record = LibraryRecord(
                restoring: stored.item, revisions: try tables.revisions(of: stored.row)
            ) { $0.note = note }
            try tables.set(stored.row, currentRevision: nil)
            return (.removed(record), [stored.row])
        }
    }

    package func setStanding(_ standing: Standing, of summary: LibrarySummary) throws(LibraryFailure) {
        let summary = try LibraryRules.checked(summary)
        let standing = try LibraryRules.checked(standing)
        try change { () throws(SQLiteFailure) in
            let row = try row(for: summary)
            try tables.standings.set(standing, of: row)
            return ((), [row])
        }
    }

    package func edit(
        _ subject: LibrarySubject, from before: ShelfBook, to book: ShelfBook
    ) throws(LibraryFailure) -> ShelfBook? {
        let wanted = LibrarySummary(
            subject: subject, title: book.title, subtitle: book.author.isEmpty ? nil : book.author,
            released: book.released)
        _ = try LibraryRules.checked(wanted)
        let isThere: Bool
        let theirs: ShelfBook?
        (isThere, theirs) = try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], var standing = stored.item.standing else { return ((false, nil), []) }
            let (now, summary) = (ShelfBook(stored.item), stored.item.summary)
            let contradictions = BookFields(book).contradictions(to: BookFields(now), since: BookFields(before))
            guard contradictions.isEmpty else { return ((true, now), []) }
            let new = now.taking(book, changedFrom: before)
            (standing.isbn, standing.pages) = (new.isbn, new.pages)
            try tables.update(
                stored.row,
                to: LibrarySummary(
                    subject: stored.item.id, title: new.title, subtitle: new.author.isEmpty ? nil : new.author,
                    storedDate: new.released == now.released ? summary.storedDate : new.released?.iso8601,
                    length: summary.length,
                    aliases: summary.aliases))
            try tables.standings.set(standing, of: stored.row)
            return ((true, nil), [stored.row])
        }
        guard isThere else { throw .notFound }
        return theirs
    }

    package func removeStanding(_ subject: LibrarySubject) throws(LibraryFailure) -> LibraryRecord? {
        try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], let standing = stored.item.standing else { return (nil, []) }
            try tables.standings.remove(of: stored.row)
            try deleteIfNothingIsLeft(of: stored) { $0.standing = nil }
            return (LibraryRecord(restoring: stored.item) { $0.standing = standing }, [stored.row])
        }
    }

    package func write(
        _ event: DiaryEvent, of summary: LibrarySummary, becoming standing: Standing?
    ) throws(LibraryFailure) {
        let summary = try LibraryRules.checked(summary)
        var checked = try LibraryRules.checked(event)
        checked.changed = now()
        let (event, id) = (checked, checked.id)
        let standing = try standing.map { standing throws(LibraryFailure) in try LibraryRules.checked(standing) }
        try change { () throws(SQLiteFailure) in
            let row = try row(for: summary)
            try tables.events.set(event, of: row)
            try tables.events.revive(id)
            if let standing { try tables.standings.set(standing, of: row) }
            return ((), [row])
        }
    }

    package func removeEvent(
        _ id: DiaryEvent.ID, of subject: LibrarySubject
    ) throws(LibraryFailure) -> LibraryRecord? {
        try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], let event = stored.item.events.first(where: { $0.id == id }) else {
                return (nil, [])
            }
            try tables.events.remove(id)
            try tables.events.setGone(id, at: now())
            try deleteIfNothingIsLeft(of: stored) { $0.events.removeAll { $0.id == id } }
            return (LibraryRecord(restoring: stored.item) { $0.events = [event] }, [stored.row])
        }
    }

    package func place(_ thing: ListedThing, in list: LibrarySubject) throws(LibraryFailure) {
        var placed = ListedThing(
            try LibraryRules.checked(thing.summary), at: thing.position,
            remark: try thing.remark.map { text throws(LibraryFailure) in try LibraryRules.checkedNote(text) })
        placed.changed = now()
        let thing = placed
        let isThere: Bool = try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[list], stored.item.id.kind == .list else { return (false, []) }
            try tables.things.set(thing, in: stored.row)
            return (true, [stored.row])
        }
        guard isThere else { throw .notFound }
    }

    package func takeOut(
        _ thing: LibrarySubject, of list: LibrarySubject
    ) throws(LibraryFailure) -> LibraryRecord? {
        try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[list], let listed = stored.item.things.first(where: { $0.id == thing }) else {
                return (nil, [])
            }
            try tables.things.takeOut(thing, of: stored.row, at: now())
            return (LibraryRecord(restoring: stored.item) { $0.things = [listed] }, [stored.row])
        }
    }

    package func takeBack(_ step: LibraryStep) throws(LibraryFailure) -> TakenBack {
        let step = LibraryStep(
            before: try LibraryRules.checked(LibraryRecord(item: step.before, revisions: [])).item,
            after: try LibraryRules.checked(LibraryRecord(item: step.after, revisions: [])).item)
        return try change { () throws(SQLiteFailure) in
            let known = snapshot[step.subject]
            let (former, outcome) = step.takenBack(from: known?.item)
            guard let stored = known, var item = former, item != stored.item else { return (outcome, []) }
            let (events, things) = (Set(stored.item.events), Set(stored.item.things))
            let second = now()
            item.events = item.events.map { $0.changed(at: second, unlessIn: events) }
            item.things = item.things.map { $0.changed(at: second, unlessIn: things) }
            try SyncIntake(tables: tables, now: second).restore(item, to: stored)
            for event in events where !item.events.contains(where: { $0.id == event.id }) {
                try tables.events.setGone(event.id, at: second)
            }
            try deleteIfNothingIsLeft(of: stored) { $0 = item }
            return (outcome, [stored.row])
        }
    }

    /// An item that never had a note, and of which nothing is said any more, is deleted completely.
    ///
    /// - Parameter removal: what has been taken away from it.
    func deleteIfNothingIsLeft(
        of stored: StoredItem, without removal: (inout LibraryItem) -> Void
    ) throws(SQLiteFailure) {
        var rest = stored.item
        removal(&rest)
        if !rest.isKept, try tables.revisions(of: stored.row).isEmpty { try tables.delete(stored.row) }
    }

    package func delete(_ subject: LibrarySubject) throws(LibraryFailure) -> LibraryRecord {
        let record: LibraryRecord? = try change { () throws(SQLiteFailure) in
            guard let stored = snapshot[subject], stored.isListed else { return (nil, []) }
            let record = LibraryRecord(item: stored.item, revisions: try tables.revisions(of: stored.row))
            noteDeletion(record)
            for event in stored.item.events { try tables.events.setGone(event.id, at: now()) }
            if subject.kind == .list { try tables.setGone(subject, at: now()) }
            try tables.delete(stored.row)
            return (record, [stored.row])
        }
        guard let record else { throw .notFound }
        return record
    }

    /// The row of an item, with the new summary. A new item is not listed yet. A book of the reading list keeps title, author and day:
    /// its readers may have changed them, and on a shared shelf they are others' too.
    private func row(for summary: LibrarySummary) throws(SQLiteFailure) -> Int64 {
        guard let stored = snapshot[summary.subject] else {
            let row = try tables.insert(summary, isFavourite: false, added: now())
            try tables.links.insert(summary.aliases, of: row)
            return row
        }
        if stored.item.onShelf == nil { try tables.update(stored.row, to: summary) }
        _ = try tables.links.learn(summary.aliases.known, of: stored)
        if !stored.isListed { try tables.set(stored.row, added: now()) }
        return stored.row
    }
}

extension DiaryEvent {
    fileprivate func changed(at second: Int, unlessIn stored: Set<DiaryEvent>) -> DiaryEvent {
        var event = self
        if !stored.contains(self) { event.changed = second }
        return event
    }
}

extension ListedThing {
    fileprivate func changed(at second: Int, unlessIn stored: Set<ListedThing>) -> ListedThing {
        var thing = self
        if !stored.contains(self) { thing.changed = second }
        return thing
    }
}

extension LibraryRecord {
    /// What was taken away from an item: restoring it changes nothing else.
    fileprivate init(restoring item: LibraryItem, revisions: [Note] = [], _ part: (inout LibraryItem) -> Void) {
        var removed = item.bare
        part(&removed)
        self.init(item: removed, revisions: revisions)
    }
}
