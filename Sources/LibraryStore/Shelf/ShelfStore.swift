package import Entities
import Services
import Storage

/// What is kept of the shared shelf: changes that it does not have yet, and what it is known to have.
extension LibraryStore {
    /// In the order in which they were done. Without a shelf there are none.
    package func shelfChanges() throws(LibraryFailure) -> [ShelfChange] {
        guard let tables = shelfTables else { return [] }
        return try look { () throws(SQLiteFailure) in try tables.changes() }.map { change in
            let state: ShelfChange.State =
                switch change.state {
                case .waiting, .sent, .made: .waiting
                case .refused: .refused(status: change.status, reason: change.reason)
                case .conflicting: .conflicting(theirs: change.theirs)
                }
            return ShelfChange(
                id: change.id, subject: change.subject, kind: change.kind, book: change.book, state: state)
        }
    }

    /// Writes down what differs from what the shelf is known to have: what was changed while there was no setting, and, the
    /// first time, all books.
    package func catchUpWithShelf() throws(LibraryFailure) {
        try ofShelf { tables throws(SQLiteFailure) in
            let outbox = ShelfOutbox(tables: tables)
            let changes = Dictionary(grouping: try tables.changes(), by: \.subject)
            var missing: [LibrarySubject: KnownShelfBook] = [:]
            for known in try tables.books() { missing[known.subject] = known }
            for item in items.reversed() {
                guard let book = item.onShelf else { continue }
                try outbox.note(
                    item.id, isNow: book, removed: nil, known: missing.removeValue(forKey: item.id),
                    changes: changes[item.id] ?? [])
            }
            for (subject, known) in missing {
                try outbox.note(
                    subject, isNow: nil, removed: nil, known: known, changes: changes[subject] ?? [])
            }
            return []
        }
    }

    /// The next change to send, which counts as sent from now on, whatever becomes of this process. What is refused or in
    /// conflict holds up only later changes of the same book.
    ///
    /// - Returns: nil if there is none.
    package func nextForShelf() throws(LibraryFailure) -> OutgoingChange? {
        guard let tables = shelfTables else { return nil }
        return try change(by: .shelf) { () throws(SQLiteFailure) in
            var seen: Set<LibrarySubject> = []
            for var change in try tables.changes() {
                guard seen.insert(change.subject).inserted, [.waiting, .sent].contains(change.state) else { continue }
                let known = try tables.book(change.subject)
                if change.kind == .deleted, known == nil {
                    // It never got there.
                    try tables.removeChange(change.id)
                    continue
                }
                if change.kind != .deleted { change.kind = known == nil ? .added : .edited }
                change.state = .sent
                try tables.update(change)
                return (
                    OutgoingChange(
                        id: change.id, kind: change.kind, book: known?.sent(change.book) ?? change.book,
                        request: change.request, known: known), []
                )
            }
            return (nil, [])
        }
    }

    /// The shelf has it.
    ///
    /// - Parameter answer: what the service says that it has now; its id is that of before unless the change was an
    ///   addition. Nil after a deletion.
    package func shelfHas(_ id: ShelfChange.ID, as answer: ListedShelfBook?) throws(LibraryFailure) {
        try settling(id) { change, tables throws(SQLiteFailure) in
            try tables.removeChange(change.id)
            guard let answer else { return try tables.removeBook(change.subject) }
            try tables.put(
                KnownShelfBook(
                    subject: change.subject, id: answer.id, tag: answer.tag, theirs: answer.book, ours: change.book))
        }
    }

    /// It was added, but the service does not say as what: its list will.
    package func shelfHasSomewhere(_ id: ShelfChange.ID) throws(LibraryFailure) {
        try settling(id) { change, tables throws(SQLiteFailure) in
            change.state = .made
            try tables.update(change)
        }
    }

    /// It has certainly not arrived.
    package func hasNotReachedShelf(_ id: ShelfChange.ID) throws(LibraryFailure) {
        try settling(id) { change, tables throws(SQLiteFailure) in
            change.state = .waiting
            try tables.update(change)
        }
    }

    package func shelfRefuses(_ id: ShelfChange.ID, status: Int, reason: String) throws(LibraryFailure) {
        try settling(id) { change, tables throws(SQLiteFailure) in
            (change.state, change.status, change.reason) = (.refused, status, reason)
            try tables.update(change)
        }
    }

    /// The service has no such book any more.
    package func shelfLacks(_ id: ShelfChange.ID) throws(LibraryFailure) {
        try settling(id) { change, tables throws(SQLiteFailure) in
            (change.state, change.theirs, change.tag) = (.conflicting, nil, nil)
            try tables.update(change)
        }
    }

    /// What the service has differs from what it was asked to change: only its list says how.
    package func shelfDiffers(_ id: ShelfChange.ID) throws(LibraryFailure) {
        try settling(id) { change, tables throws(SQLiteFailure) in
            change.state = .waiting
            try tables.update(change)
            guard var known = try tables.book(change.subject) else { return }
            known.tag = nil
            try tables.put(known)
        }
    }

    // MARK: Answers of the reader

    package func retryOnShelf(_ id: ShelfChange.ID) throws(LibraryFailure) {
        try answering(id, whenIn: .refused) { change, tables throws(SQLiteFailure) in
            change.renew()
            try tables.update(change)
            return []
        }
    }

    package func takeBackFromShelf(_ id: ShelfChange.ID) throws(LibraryFailure) {
        try answering(id, whenIn: .refused) { change, shelf throws(SQLiteFailure) in
            try shelf.removeChange(change.id)
            return try show(try shelf.book(change.subject)?.ours, as: change)
        }
    }

    /// - Parameter isMine: whether what is here replaces what the shelf has; else it is replaced by that.
    package func settleWithShelf(_ id: ShelfChange.ID, keepingMine isMine: Bool) throws(LibraryFailure) {
        try answering(id, whenIn: .conflicting) { change, shelf throws(SQLiteFailure) in
            let (theirs, tag) = (change.theirs, change.tag)
            var rows: Set<Int64> = []
            if var known = try shelf.book(change.subject), let theirs {
                if isMine, change.kind != .deleted {
                    // What only they have changed stays.
                    change.book = theirs.taking(change.book, changedFrom: known.ours)
                    rows = try show(change.book, as: change)
                }
                (known.theirs, known.ours, known.tag) = (theirs, theirs, tag)
                try shelf.put(known)
            } else {
                try shelf.removeBook(change.subject)
            }
            guard isMine else {
                try shelf.removeChange(change.id)
                let rows = try show(theirs, as: change)
                if var known = try shelf.book(change.subject), let row = rows.first,
                    let ours = try tables.item(row)?.item.onShelf
                {
                    known.ours = ours
                    try shelf.put(known)
                }
                return rows
            }
            change.renew()
            if theirs == nil { change.kind = .added }
            try shelf.update(change)
            return rows
        }
    }

    // MARK: Parts

    var shelfTables: ShelfTables? {
        shelf.map { ShelfTables(connection: connection, shelf: $0) }
    }

    /// Changes what is kept of the shelf, and items with it, without writing that down for the shelf.
    ///
    /// - Parameter body: returns the rows of the changed items.
    func ofShelf(_ body: (ShelfTables) throws(SQLiteFailure) -> Set<Int64>) throws(LibraryFailure) {
        guard let tables = shelfTables else { return }
        try change(by: .shelf) { () throws(SQLiteFailure) in ((), try body(tables)) }
    }

    /// Makes the item of a change what the shelf has of it.
    ///
    /// - Parameter book: nil if it is to leave the reading list.
    /// - Returns: its row, if it has one.
    private func show(_ book: ShelfBook?, as change: StoredChange) throws(SQLiteFailure) -> Set<Int64> {
        if let stored = snapshot[change.subject] {
            guard let book else { return try takeOffList(stored) }
            var item = stored.item
            if item.standing == nil { item.standing = change.record?.item.standing }
            try store(item.taking(book, inPlaceOf: item.onShelf), stored.row)
            return [stored.row]
        }
        guard let book else { return [] }
        let item = LibraryItem(
            summary: LibrarySummary(subject: change.subject, title: book.title), isFavourite: false, added: now(),
            standing: Standing())
        let record = change.record ?? LibraryRecord(item: item, revisions: [])
        let row = try merge(record, into: nil).row
        try store(record.item.taking(book, inPlaceOf: record.item.onShelf), row)
        return [row]
    }

    /// - Returns: its row.
    func takeOffList(_ stored: StoredItem) throws(SQLiteFailure) -> Set<Int64> {
        try tables.standings.remove(of: stored.row)
        try deleteIfNothingIsLeft(of: stored) { $0.standing = nil }
        return [stored.row]
    }

    /// Stores what a shelf may change of an item.
    func store(_ item: LibraryItem, _ row: Int64) throws(SQLiteFailure) {
        try tables.update(row, to: item.summary)
        if let standing = item.standing { try tables.standings.set(standing, of: row) }
    }

    private func settling(
        _ id: ShelfChange.ID, _ body: (inout StoredChange, ShelfTables) throws(SQLiteFailure) -> Void
    ) throws(LibraryFailure) {
        try ofShelf { tables throws(SQLiteFailure) in
            guard var change = try tables.change(id) else { return [] }
            try body(&change, tables)
            return []
        }
    }

    private func answering(
        _ id: ShelfChange.ID, whenIn state: StoredChange.State,
        _ body: (inout StoredChange, ShelfTables) throws(SQLiteFailure) -> Set<Int64>
    ) throws(LibraryFailure) {
        var isThere = false
        try ofShelf { tables throws(SQLiteFailure) in
            guard var change = try tables.change(id), change.state == state else { return [] }
            isThere = true
            return try body(&change, tables)
        }
        guard isThere else { throw .notFound }
    }
}
