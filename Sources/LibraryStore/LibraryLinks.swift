import Entities
import Storage

/// The statements that read and write the table of links: by which other ids the entries are known. A namespace is the
/// name of a source or register; with `!` before it, it says what the entry is not. Those that write must be called
/// within a transaction, and only on the latest form.
struct LibraryLinks {
    let connection: SQLiteConnection
    /// Nil for a file of a version that has none.
    let table: String?

    fileprivate static let denial = "!"

    /// By rows.
    func all(_ rows: RowChoice = .all) throws(SQLiteFailure) -> [Int64: Aliases] {
        guard let table else { return [:] }
        var links: [Int64: Aliases] = [:]
        let (condition, values) = rows.condition(on: "entry")
        try connection.eachRow("SELECT entry, namespace, key FROM \(table) WHERE \(condition)", values) { columns in
            links[columns.integer(0), default: Aliases()].insert(columns.text(1) ?? "", columns.text(2) ?? "")
        }
        return links
    }

    /// For a new entry.
    func insert(_ aliases: Aliases, of row: Int64) throws(SQLiteFailure) {
        for alias in aliases.known.subtracting(aliases.denied) { try insert(alias, of: row) }
        for alias in aliases.denied { try insert(alias, isDenied: true, of: row) }
    }

    /// Replaces what was kept of it.
    func set(_ aliases: Aliases, of row: Int64) throws(SQLiteFailure) {
        try connection.run("DELETE FROM link WHERE entry = ?", [.integer(row)])
        try insert(aliases, of: row)
    }

    /// What a source says now takes the place of what it has said before.
    ///
    /// - Returns: whether there was something new.
    func learn(_ said: Set<ItemID>, of stored: StoredItem) throws(SQLiteFailure) -> Bool {
        let news = stored.item.summary.aliases.news(in: said).filter { $0.source != stored.item.id.source }
        for alias in news {
            try connection.run(
                "DELETE FROM link WHERE entry = ? AND namespace = ?",
                [.integer(stored.row), .text(alias.source.rawValue)])
            try insert(alias, of: stored.row)
        }
        return !news.isEmpty
    }

    /// Adds what is not contradicted by what is there.
    ///
    /// - Returns: whether there was such a thing.
    func complete(_ aliases: Aliases, of stored: StoredItem) throws(SQLiteFailure) -> Bool {
        let own = stored.item.summary.aliases
        let denied = aliases.denied.subtracting(own.denied)
        for alias in denied { try deny(alias, of: stored.row) }
        let sources = Set(own.known.map(\.source)).union([stored.item.id.source])
        let known = own.news(in: aliases.known).subtracting(aliases.denied).filter { !sources.contains($0.source) }
        for alias in known { try insert(alias, of: stored.row) }
        return !denied.isEmpty || !known.isEmpty
    }

    func deny(_ alias: ItemID, of row: Int64) throws(SQLiteFailure) {
        try remove(alias, of: row)
        try insert(alias, isDenied: true, of: row)
    }

    /// Takes away what only `before` has, and adds what only `after` has.
    func change(from before: Aliases, to after: Aliases, of row: Int64) throws(SQLiteFailure) {
        for alias in before.known.subtracting(after.known) { try remove(alias, of: row) }
        for alias in before.denied.subtracting(after.denied) { try remove(alias, isDenied: true, of: row) }
        for alias in after.known.subtracting(before.known) { try insert(alias, of: row) }
        for alias in after.denied.subtracting(before.denied) { try insert(alias, isDenied: true, of: row) }
    }

    private func remove(_ alias: ItemID, isDenied: Bool = false, of row: Int64) throws(SQLiteFailure) {
        let namespace = (isDenied ? Self.denial : "") + alias.source.rawValue
        try connection.run(
            "DELETE FROM link WHERE entry = ? AND namespace = ? AND key = ?",
            [.integer(row), .text(namespace), .text(alias.key)])
    }

    private func insert(_ alias: ItemID, isDenied: Bool = false, of row: Int64) throws(SQLiteFailure) {
        let namespace = (isDenied ? Self.denial : "") + alias.source.rawValue
        try connection.run(
            "INSERT OR IGNORE INTO link (entry, namespace, key) VALUES (?, ?, ?)",
            [.integer(row), .text(namespace), .text(alias.key)])
    }
}

extension Aliases {
    fileprivate mutating func insert(_ namespace: String, _ key: String) {
        if namespace.hasPrefix(LibraryLinks.denial) {
            denied.insert(ItemID(source: SourceID(rawValue: String(namespace.dropFirst())), key: key))
        } else {
            known.insert(ItemID(source: SourceID(rawValue: namespace), key: key))
        }
    }
}
