import Entities
import Storage

/// The statements that read and write the tables of the reading list. Those that write must be called within a
/// transaction, and only on the latest form.
struct LibraryReadings {
    let connection: SQLiteConnection
    /// False for a file of a version that has no such tables.
    let isThere: Bool

    /// By rows.
    ///
    /// - Parameter row: the only one to look at; nil for all.
    func all(_ row: Int64? = nil) throws(SQLiteFailure) -> [Int64: Reading] {
        var readings: [Int64: Reading] = [:]
        try read(row, into: &readings)
        return readings
    }

    /// Adds row by row: in a damaged file, those before the damage are there before it throws.
    func read(
        _ row: Int64? = nil, isBackwards: Bool = false, into readings: inout [Int64: Reading]
    ) throws(SQLiteFailure) {
        guard isThere else { return }
        let order = isBackwards ? "DESC" : "ASC"
        let (condition, values) = row.map { ("WHERE entry = ?", [SQLiteValue.integer($0)]) } ?? ("", [])
        var days: [Int64: [String: String]] = [:]
        // Without its days a reading is still worth something.
        let failure = failure(of: { () throws(SQLiteFailure) in
            try connection.eachRow(
                "SELECT entry, state, day FROM reading_day \(condition) ORDER BY entry \(order)", values
            ) { days[$0.integer(0), default: [:]][$0.text(1) ?? ""] = $0.text(2) }
        })
        try connection.eachRow(
            "SELECT entry, state, rating, isbn, pages FROM reading \(condition) ORDER BY entry \(order)", values
        ) { columns in
            let entry = columns.integer(0)
            readings[entry] = Reading(
                columns, days: (readings[entry]?.storedDays ?? [:]).merging(days[entry] ?? [:]) { $1 })
        }
        if let failure { throw failure }
    }

    /// Replaces what was kept of it.
    func set(_ reading: Reading, of row: Int64) throws(SQLiteFailure) {
        try connection.run(
            """
            INSERT INTO reading (entry, state, rating, isbn, pages) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (entry) DO UPDATE SET
                state = excluded.state, rating = excluded.rating, isbn = excluded.isbn, pages = excluded.pages
            """,
            [
                .integer(row), .init(reading.storedState), .init(reading.rating), .init(reading.isbn),
                .init(reading.pages),
            ])
        try connection.run("DELETE FROM reading_day WHERE entry = ?", [.integer(row)])
        for (state, day) in reading.storedDays {
            try connection.run(
                "INSERT INTO reading_day (entry, state, day) VALUES (?, ?, ?)",
                [.integer(row), .text(state), .text(day)])
        }
    }

    func remove(of row: Int64) throws(SQLiteFailure) {
        try connection.run("DELETE FROM reading WHERE entry = ?", [.integer(row)])
    }

    private func failure(of work: () throws(SQLiteFailure) -> Void) -> SQLiteFailure? {
        do throws(SQLiteFailure) { try work() } catch { return error }
        return nil
    }
}

extension Reading {
    /// Numbers that say nothing are none: only a damaged file has such.
    fileprivate init(_ columns: SQLiteRow, days: [String: String]) {
        func number(_ column: Int32, in range: ClosedRange<Int>) -> Int? {
            let number = Int(columns.integer(column))
            return range.contains(number) ? number : nil
        }
        self.init(
            storedState: columns.text(1), storedDays: days, rating: number(2, in: Self.ratings),
            isbn: columns.text(3), pages: number(4, in: Self.pageCounts))
    }
}

extension SQLiteValue {
    init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }

    init(_ number: Int?) {
        self = number.map { .integer(Int64($0)) } ?? .null
    }
}
