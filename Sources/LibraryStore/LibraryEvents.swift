import Entities
import Storage

/// The statements that read and write the tables of events. Those that write must be called within a transaction, and only on
/// the latest form.
struct LibraryEvents {
    let connection: SQLiteConnection
    /// Nil for a file of a version that has none.
    let table: String?

    /// By the rows of their things.
    func all(_ rows: RowChoice = .all) throws(SQLiteFailure) -> [Int64: [DiaryEvent]] {
        var events: [Int64: [DiaryEvent]] = [:]
        try read(rows, into: &events)
        return events
    }

    /// Adds event by event: in a damaged file, those before the damage are there before it throws.
    func read(
        _ rows: RowChoice = .all, isBackwards: Bool = false, into events: inout [Int64: [DiaryEvent]]
    ) throws(SQLiteFailure) {
        guard let table else { return }
        let (condition, values) = rows.condition(on: "entry")
        let known = Set(events.values.joined().map(\.id))
        try connection.eachRow(
            """
            SELECT entry, id, day, rating, note, tags, again, origin, changed FROM \(table) WHERE \(condition)
            ORDER BY id \(isBackwards ? "DESC" : "ASC")
            """, values
        ) { columns in
            let event = DiaryEvent(columns)
            if !known.contains(event.id) { events[columns.integer(0), default: []].append(event) }
        }
    }

    /// Adds an event, or replaces the one of this id.
    func set(_ event: DiaryEvent, of row: Int64) throws(SQLiteFailure) {
        try connection.run(
            """
            INSERT INTO event (id, entry, day, rating, note, tags, again, origin, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET
                entry = excluded.entry, day = excluded.day, rating = excluded.rating, note = excluded.note,
                tags = excluded.tags, again = excluded.again, origin = excluded.origin, changed = excluded.changed
            """,
            [
                .text(event.id.text), .integer(row), .init(event.day?.iso8601), .init(event.rating?.percent),
                .init(event.note), .init(event.tags.isEmpty ? nil : StoredJSON.text(of: event.tags)),
                .integer(event.isAgain ? 1 : 0), .init(event.origin), .integer(Int64(event.changed)),
            ])
    }

    /// - Returns: that of the thing that it is an event of; nil if there is no such event.
    func row(of id: DiaryEvent.ID) throws(SQLiteFailure) -> Int64? {
        try connection.rows("SELECT entry FROM event WHERE id = ?", [.text(id.text)]) { $0.integer(0) }.first
    }

    /// What comes back by a file is left out from now on.
    ///
    /// - Parameters:
    ///   - other: the event that it is written down as; nil for none.
    func setGone(_ id: DiaryEvent.ID, as other: DiaryEvent.ID? = nil, at second: Int) throws(SQLiteFailure) {
        try connection.run(
            """
            INSERT INTO event_gone (id, event, changed) VALUES (?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET event = ifnull(excluded.event, event), changed = excluded.changed
            """,
            [.text(id.text), .init(other?.text), .integer(Int64(second))])
    }

    func isGone(_ id: DiaryEvent.ID) throws(SQLiteFailure) -> Bool {
        try !connection.rows("SELECT 1 FROM event_gone WHERE id = ?", [.text(id.text)]) { _ in true }.isEmpty
    }

    /// Lets it come back.
    func revive(_ id: DiaryEvent.ID) throws(SQLiteFailure) {
        try connection.run("DELETE FROM event_gone WHERE id = ?", [.text(id.text)])
    }

    func remove(_ id: DiaryEvent.ID) throws(SQLiteFailure) {
        try connection.run("DELETE FROM event WHERE id = ?", [.text(id.text)])
    }

    func removeAll(of row: Int64) throws(SQLiteFailure) {
        try connection.run("DELETE FROM event WHERE entry = ?", [.integer(row)])
    }
}

extension DiaryEvent {
    /// From `id` on. What is not understood of it is left out: only a damaged file or a later version has such.
    fileprivate init(_ columns: SQLiteRow) {
        self.init(
            id: ID(text: columns.text(1) ?? ""), day: columns.text(2).flatMap { CalendarDate(iso8601: $0) },
            rating: columns.isNull(3) ? nil : OwnRating(percent: Int(columns.integer(3))), note: columns.text(4),
            tags: columns.text(5).flatMap { StoredJSON.value([String].self, in: $0) } ?? [],
            isAgain: columns.integer(6) != 0, origin: columns.text(7), changed: Int(columns.integer(8)))
    }
}
