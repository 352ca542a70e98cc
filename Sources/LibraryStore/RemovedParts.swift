import Entities
import Storage

/// What was taken away from things here: a file that says it again, and no later than that, does not bring it back.
///
/// The statements that write must be called within a transaction, and only on the latest form.
struct RemovedParts {
    let connection: SQLiteConnection
    /// Nil before it was looked; an import adds things by the thousand.
    private var hasAny: Bool?

    init(connection: SQLiteConnection) { self.connection = connection }

    /// The names are stored.
    enum Part: String, CaseIterable {
        case favourite, standing, state, rating, note

        func isIn(_ item: LibraryItem) -> Bool {
            switch self {
            case .favourite: item.isFavourite
            case .standing: item.standing != nil
            case .state: item.standing?.storedState != nil
            case .rating: item.standing?.rating != nil
            case .note: item.note != nil
            }
        }
    }

    private mutating func isEmpty() throws(SQLiteFailure) -> Bool {
        if let hasAny { return !hasAny }
        let isEmpty = try connection.rows("SELECT 1 FROM part_gone LIMIT 1") { _ in true }.isEmpty
        hasAny = !isEmpty
        return isEmpty
    }

    /// - Parameter second: when that was.
    mutating func note(_ part: Part, of subject: LibrarySubject, at second: Int) throws(SQLiteFailure) {
        hasAny = true
        try connection.run(
            "INSERT OR REPLACE INTO part_gone (kind, source, key, part, changed) VALUES (?, ?, ?, ?, ?)",
            subject.columns + [.text(part.rawValue), .integer(Int64(second))])
    }

    /// What was said again since then can come by files too.
    mutating func noteChange(
        of subject: LibrarySubject, from before: LibraryItem?, to after: LibraryItem?, at second: Int
    ) throws(SQLiteFailure) {
        for part in Part.allCases {
            switch (before.map(part.isIn) ?? false, after.map(part.isIn) ?? false) {
            case (true, false): try note(part, of: subject, at: second)
            case (false, true):
                guard try !isEmpty() else { continue }
                try connection.run(
                    "DELETE FROM part_gone WHERE kind = ? AND source = ? AND key = ? AND part = ?",
                    subject.columns + [.text(part.rawValue)])
            case (true, true), (false, false): break
            }
        }
    }

    /// What a file says of a thing, without what was taken away since then.
    mutating func without(_ record: LibraryRecord) throws(SQLiteFailure) -> LibraryRecord {
        guard try !isEmpty() else { return record }
        var seconds: [Part: Int] = [:]
        try connection.eachRow(
            "SELECT part, changed FROM part_gone WHERE kind = ? AND source = ? AND key = ?", record.item.id.columns
        ) { row in
            if let part = row.text(0).flatMap(Part.init) { seconds[part] = Int(row.integer(1)) }
        }
        guard !seconds.isEmpty else { return record }
        var item = record.item
        func isGone(_ part: Part, saidAt second: Int) -> Bool { seconds[part].map { second <= $0 } ?? false }
        if isGone(.favourite, saidAt: item.added) { item.isFavourite = false }
        if isGone(.standing, saidAt: item.added) { item.standing = nil }
        if isGone(.state, saidAt: item.added) { item.standing?.forgetState() }
        if isGone(.rating, saidAt: item.added) { item.standing?.rating = nil }
        if let note = item.note, isGone(.note, saidAt: note.changed) { item.note = nil }
        return LibraryRecord(item: item, revisions: item.note == record.item.note ? record.revisions : [])
    }
}
