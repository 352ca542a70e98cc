import Entities
import Storage

/// The statements that read and write the tables of one shared shelf. Those that write must be called within a transaction.
struct ShelfTables {
    let connection: SQLiteConnection
    /// Its address, as `name(of:)` has it.
    let shelf: String

    /// A shelf is the same with a slash at the end of its address and without.
    static func name(of address: String) -> String {
        String(address.reversed().drop { $0 == "/" }.reversed())
    }

    /// What is kept under the same address with slashes at its end, as earlier versions kept it. Of a book that is known under
    /// several of them one row is enough.
    func adopt() throws(SQLiteFailure) {
        for table in ["shelf_book", "shelf_change"] {
            try connection.run(
                "UPDATE OR IGNORE \(table) SET shelf = ?1 WHERE shelf <> ?1 AND rtrim(shelf, '/') = ?1", [.text(shelf)])
        }
        try connection.run("DELETE FROM shelf_book WHERE shelf <> ?1 AND rtrim(shelf, '/') = ?1", [.text(shelf)])
    }

    func books() throws(SQLiteFailure) -> [KnownShelfBook] {
        try books("", [])
    }

    func book(_ subject: LibrarySubject) throws(SQLiteFailure) -> KnownShelfBook? {
        try books("AND source = ? AND key = ?", [.text(subject.source.rawValue), .text(subject.id.key)]).first
    }

    func put(_ book: KnownShelfBook) throws(SQLiteFailure) {
        // Another book that had this id is no longer there.
        try connection.run("DELETE FROM shelf_book WHERE shelf = ? AND id = ?", [.text(shelf), .text(book.id)])
        try connection.run(
            """
            INSERT INTO shelf_book (shelf, source, key, id, tag, theirs, ours) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (shelf, source, key) DO UPDATE SET
                id = excluded.id, tag = excluded.tag, theirs = excluded.theirs, ours = excluded.ours
            """,
            identity(of: book.subject) + [
                .text(book.id), .init(book.tag), .text(StoredShelfBook.text(of: book.theirs)),
                .text(StoredShelfBook.text(of: book.ours)),
            ])
    }

    func removeBook(_ subject: LibrarySubject) throws(SQLiteFailure) {
        try connection.run(
            "DELETE FROM shelf_book WHERE shelf = ? AND source = ? AND key = ?", identity(of: subject))
    }

    /// In the order in which they were made.
    func changes() throws(SQLiteFailure) -> [StoredChange] {
        try changes("", [])
    }

    func changes(of subject: LibrarySubject) throws(SQLiteFailure) -> [StoredChange] {
        try changes("AND source = ? AND key = ?", [.text(subject.source.rawValue), .text(subject.id.key)])
    }

    func change(_ id: Int) throws(SQLiteFailure) -> StoredChange? {
        try changes("AND id = ?", [.init(id)]).first
    }

    func add(
        _ kind: ShelfChange.Kind, of subject: LibrarySubject, _ book: ShelfBook, removed record: LibraryRecord?
    ) throws(SQLiteFailure) {
        try connection.run(
            """
            INSERT INTO shelf_change (shelf, source, key, change, book, record, request, state)
            VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting')
            """,
            identity(of: subject) + [
                .text(kind.rawValue), .text(StoredShelfBook.text(of: book)), .init(record.map(StoredRecord.text)),
                .text(StoredChange.makeRequest()),
            ])
    }

    func update(_ change: StoredChange) throws(SQLiteFailure) {
        try connection.run(
            """
            UPDATE shelf_change SET change = ?, book = ?, record = ?, request = ?, state = ?, status = ?, reason = ?,
                theirs = ?, tag = ? WHERE id = ?
            """,
            [
                .text(change.kind.rawValue), .text(StoredShelfBook.text(of: change.book)),
                .init(change.record.map(StoredRecord.text)), .text(change.request), .text(change.state.rawValue),
                .init(change.status), .text(change.reason), .init(change.theirs.map(StoredShelfBook.text)),
                .init(change.tag), .init(change.id),
            ])
    }

    func removeChange(_ id: Int) throws(SQLiteFailure) {
        try connection.run("DELETE FROM shelf_change WHERE id = ?", [.init(id)])
    }

    private func identity(of subject: LibrarySubject) -> [SQLiteValue] {
        [.text(shelf), .text(subject.source.rawValue), .text(subject.id.key)]
    }

    private func subject(_ columns: SQLiteRow, from first: Int32) -> LibrarySubject {
        .book(BookID(source: SourceID(rawValue: columns.text(first) ?? ""), key: columns.text(first + 1) ?? ""))
    }

    private func books(_ condition: String, _ values: [SQLiteValue]) throws(SQLiteFailure) -> [KnownShelfBook] {
        try connection.rows(
            "SELECT source, key, id, tag, theirs, ours FROM shelf_book WHERE shelf = ? \(condition)",
            [.text(shelf)] + values
        ) { columns -> KnownShelfBook? in
            guard let theirs = StoredShelfBook.book(in: columns.text(4) ?? ""),
                let ours = StoredShelfBook.book(in: columns.text(5) ?? "")
            else { return nil }
            return KnownShelfBook(
                subject: subject(columns, from: 0), id: columns.text(2) ?? "", tag: columns.text(3), theirs: theirs,
                ours: ours)
        }.compactMap(\.self)
    }

    private func changes(_ condition: String, _ values: [SQLiteValue]) throws(SQLiteFailure) -> [StoredChange] {
        try connection.rows(
            """
            SELECT id, source, key, change, book, record, request, state, status, reason, theirs, tag
            FROM shelf_change WHERE shelf = ? \(condition) ORDER BY id
            """,
            [.text(shelf)] + values
        ) { columns -> StoredChange? in
            guard let kind = columns.text(3).flatMap({ ShelfChange.Kind(rawValue: $0) }),
                let book = StoredShelfBook.book(in: columns.text(4) ?? ""),
                let state = columns.text(7).flatMap({ StoredChange.State(rawValue: $0) })
            else { return nil }
            return StoredChange(
                id: Int(columns.integer(0)), subject: subject(columns, from: 1), kind: kind, book: book,
                record: columns.text(5).flatMap { StoredRecord.record(in: $0) }, request: columns.text(6) ?? "",
                state: state, status: Int(columns.integer(8)), reason: columns.text(9) ?? "",
                theirs: columns.text(10).flatMap { StoredShelfBook.book(in: $0) }, tag: columns.text(11))
        }.compactMap(\.self)
    }
}
