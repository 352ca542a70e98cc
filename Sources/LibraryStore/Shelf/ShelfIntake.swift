package import Entities
import FoundationEssentials
import Services
import Storage

/// Takes in what other machines have done.
extension LibraryStore {
    /// - Parameters:
    ///   - list: what the service has.
    ///   - isComplete: whether all of it could be read. If not, nothing counts as deleted there.
    package func takeIn(_ list: [ListedShelfBook], isComplete: Bool) throws(LibraryFailure) {
        try ofShelf { tables throws(SQLiteFailure) in
            var intake = ShelfIntake(
                store: self, tables: tables, known: try tables.books(), changes: try tables.changes())
            try intake.take(list, isComplete: isComplete)
            return intake.rows
        }
    }
}

/// One reading of the shelf's list, within a transaction.
private struct ShelfIntake {
    let store: LibraryStore
    let tables: ShelfTables
    /// By the service's ids.
    private var known: [String: KnownShelfBook] = [:]
    private var changes: [LibrarySubject: [StoredChange]]
    /// The rows of the items that have changed.
    private(set) var rows: Set<Int64> = []

    init(store: LibraryStore, tables: ShelfTables, known: [KnownShelfBook], changes: [StoredChange]) {
        self.store = store
        self.tables = tables
        for book in known { self.known[book.id] = book }
        self.changes = Dictionary(grouping: changes, by: \.subject)
    }

    mutating func take(_ list: [ListedShelfBook], isComplete: Bool) throws(SQLiteFailure) {
        let ids = Set(list.map(\.id))
        var news: [ListedShelfBook] = []
        for listed in list {
            if let known = known[listed.id] { try take(listed, known: known) } else { news.append(listed) }
        }
        // What is looked for is so by all of it first, then by what services do not change.
        let likenesses: [(ShelfBook, ShelfBook) -> Bool] = [{ $0 == $1 }, { $0.isLikely($1) }]
        if isComplete {
            var lost = known.values.filter { !ids.contains($0.id) }.sorted { $0.id < $1.id }
            for isSame in likenesses {
                var rest: [KnownShelfBook] = []
                for book in lost where try !findAgain(book, among: &news, isSame) { rest.append(book) }
                lost = rest
            }
            let isLandslide = lost.count == known.count || known.count >= 5 && lost.count * 3 > known.count
            for book in lost { try lose(book, asks: isLandslide) }
        }
        for isSame in likenesses {
            var rest: [ListedShelfBook] = []
            for listed in news where try !recognise(listed, isSame) { rest.append(listed) }
            news = rest
        }
        for listed in news { try add(listed) }
        if isComplete { try giveUpLookingFor() }
    }

    // MARK: Books that are known

    private mutating func take(_ listed: ListedShelfBook, known: KnownShelfBook) throws(SQLiteFailure) {
        var known = known
        let changes = changes[known.subject] ?? []
        let isNews = listed.book != known.theirs
        guard var last = changes.last else {
            guard isNews, let stored = store.snapshot[known.subject], stored.item.onShelf != nil else { return }
            let item = stored.item.taking(listed.book, inPlaceOf: known.theirs)
            try store.store(item, stored.row)
            rows.insert(stored.row)
            (known.theirs, known.ours, known.tag) = (listed.book, item.onShelf ?? listed.book, listed.tag)
            return try tables.put(known)
        }
        if !isNews {
            // Whoever has changed it has changed it back.
            guard last.state == .conflicting else { return }
            last.renew()
            return try tables.update(last)
        }
        if let sent = changes.first(where: { $0.state == .sent }), sent.kind != .deleted,
            known.sent(sent.book) == listed.book
        {
            // It was made, and its answer was lost. What comes after it is still to be done.
            try tables.removeChange(sent.id)
            (known.theirs, known.ours, known.tag) = (listed.book, sent.book, listed.tag)
            return try tables.put(known)
        }
        for earlier in changes.dropLast() { try tables.removeChange(earlier.id) }
        if last.kind != .deleted, known.sent(last.book) == listed.book {
            // Both have made the same change.
            try tables.removeChange(last.id)
            (known.theirs, known.ours, known.tag) = (listed.book, last.book, listed.tag)
            return try tables.put(known)
        }
        // What only they have changed comes in beside what was changed here.
        let theirs = known.ours.taking(listed.book, changedFrom: known.theirs)
        let contradictions = BookFields(last.book).contradictions(to: BookFields(theirs), since: BookFields(known.ours))
        if last.kind != .deleted, contradictions.isEmpty, let stored = store.snapshot[known.subject],
            stored.item.onShelf != nil
        {
            let item = stored.item.taking(listed.book, inPlaceOf: known.theirs)
            try store.store(item, stored.row)
            rows.insert(stored.row)
            (known.theirs, known.ours, known.tag) = (listed.book, theirs, listed.tag)
            try tables.put(known)
            last.book = item.onShelf ?? last.book
            last.renew()
            return try tables.update(last)
        }
        if last.kind == .added { last.kind = .edited }
        (last.state, last.theirs, last.tag) = (.conflicting, listed.book, listed.tag)
        try tables.update(last)
    }

    /// A service that was set up anew has the same books under other ids.
    ///
    /// - Returns: whether it is one of the news, which is taken from them then.
    private mutating func findAgain(
        _ book: KnownShelfBook, among news: inout [ListedShelfBook], _ isSame: (ShelfBook, ShelfBook) -> Bool
    ) throws(SQLiteFailure) -> Bool {
        guard let place = news.firstIndex(where: { isSame(book.theirs, $0.book) }) else { return false }
        let listed = news.remove(at: place)
        var book = book
        (book.id, book.tag) = (listed.id, listed.tag)
        try tables.put(book)
        try take(listed, known: book)
        return true
    }

    /// It is not there any more.
    ///
    /// - Parameter asks: whether the reader decides. Where all of a shelf is gone, or much of it, a service may have lost its books.
    private mutating func lose(_ book: KnownShelfBook, asks: Bool) throws(SQLiteFailure) {
        let changes = changes[book.subject] ?? []
        guard var last = changes.last else {
            try tables.removeBook(book.subject)
            guard let stored = store.snapshot[book.subject], let standing = stored.item.standing else { return }
            if asks || standing.isReadersOwn { return try ask(about: stored.item) }
            return rows.formUnion(try store.takeOffList(stored))
        }
        if let deleted = changes.first(where: { $0.kind == .deleted }) {
            // That was wanted here, too.
            try tables.removeChange(deleted.id)
            return try tables.removeBook(book.subject)
        }
        for earlier in changes.dropLast() { try tables.removeChange(earlier.id) }
        (last.state, last.theirs, last.tag) = (.conflicting, nil, nil)
        try tables.update(last)
    }

    /// What the reader has put into a book is nowhere else.
    private func ask(about item: LibraryItem) throws(SQLiteFailure) {
        guard let book = item.onShelf else { return }
        try tables.add(.added, of: item.id, book, removed: nil)
        guard var change = try tables.changes(of: item.id).last else { return }
        change.state = .conflicting
        try tables.update(change)
    }

    // MARK: Books that are not

    /// - Parameter isSame: whether a book of here may be one of there.
    /// - Returns: whether it is one that was added here.
    private mutating func recognise(
        _ listed: ListedShelfBook, _ isSame: (ShelfBook, ShelfBook) -> Bool
    ) throws(SQLiteFailure) -> Bool {
        let candidates = changes.values.compactMap(\.first).filter { change in
            change.kind == .added && isSame(change.book, listed.book)
                // What was not sent is another one, unless nothing differs, or both have the same number.
                && (!change.isOpen || change.isGoneThere || change.book == listed.book
                    || change.book.hasNumber(of: listed.book))
        }
        guard var change = candidates.min(by: { $0.id < $1.id }) else { return false }
        let known = KnownShelfBook(
            subject: change.subject, id: listed.id, tag: listed.tag, theirs: listed.book, ours: change.book)
        try tables.put(known)
        guard change.isOpen, !change.isGoneThere, !change.book.isWritten(as: listed.book) else {
            try tables.removeChange(change.id)
            changes[change.subject]?.removeFirst()
            return true
        }
        (change.kind, change.state, change.theirs, change.tag) = (.edited, .conflicting, listed.book, listed.tag)
        try tables.update(change)
        return true
    }

    private mutating func add(_ listed: ListedShelfBook) throws(SQLiteFailure) {
        let subject = LibrarySubject.book(BookID(source: .ownBooks, key: UUID().uuidString))
        let new = LibraryItem(
            summary: LibrarySummary(subject: subject, title: listed.book.title), isFavourite: false, added: store.now(),
            standing: Standing())
        let item = new.taking(listed.book, inPlaceOf: nil)
        guard (try? LibraryRules.checked(item.summary)) != nil, let standing = item.standing,
            (try? LibraryRules.checked(standing)) != nil
        else { return }
        let row = try store.merge(LibraryRecord(item: item, revisions: []), into: nil).row
        rows.insert(row)
        try tables.put(
            KnownShelfBook(
                subject: subject, id: listed.id, tag: listed.tag, theirs: listed.book, ours: item.onShelf ?? listed.book
            ))
    }

    /// What the service said that it had made, and does not list: who wanted it may say whether to send it again.
    private func giveUpLookingFor() throws(SQLiteFailure) {
        for var change in changes.values.joined() where change.state == .made {
            change.state = .refused
            try tables.update(change)
        }
    }
}

extension ShelfBook {
    /// Whether it is the same book in other words: services may write an ISBN without hyphens, or cut off blanks.
    fileprivate func isLikely(_ other: ShelfBook) -> Bool {
        if number != nil, other.number != nil { return hasNumber(of: other) }
        return Self.plain(title) == Self.plain(other.title) && Self.plain(author) == Self.plain(other.author)
    }

    /// Whether both have one ISBN, however it is written.
    fileprivate func hasNumber(of other: ShelfBook) -> Bool { number.map { $0 == other.number } ?? false }

    /// Whether nothing differs but how the same is written.
    fileprivate func isWritten(as other: ShelfBook) -> Bool {
        isLikely(other) && Self.plain(title) == Self.plain(other.title)
            && Self.plain(author) == Self.plain(other.author) && pages == other.pages && released == other.released
    }

    private var number: ISBN? { isbn.flatMap { ISBN($0) } }

    private static func plain(_ text: String) -> [Substring] {
        text.lowercased().split(whereSeparator: \.isWhitespace).map { $0 }
    }
}
