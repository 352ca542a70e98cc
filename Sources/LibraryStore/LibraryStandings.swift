import Entities
import Storage

/// The statements that read and write the tables of standings. Those that write must be called within a
/// transaction, and only on the latest form.
struct LibraryStandings {
    let connection: SQLiteConnection
    /// The table of standings, after which the table of their days is named; nil for a file of a version without standings.
    let table: String?

    /// By rows.
    func all(_ rows: RowChoice = .all) throws(SQLiteFailure) -> [Int64: Standing] {
        var standings: [Int64: Standing] = [:]
        try read(rows, into: &standings)
        return standings
    }

    /// Adds row by row: in a damaged file, those before the damage are there before it throws.
    func read(
        _ rows: RowChoice = .all, isBackwards: Bool = false, into standings: inout [Int64: Standing]
    ) throws(SQLiteFailure) {
        guard let table else { return }
        let order = isBackwards ? "DESC" : "ASC"
        let (condition, values) = rows.condition(on: "entry")
        var days: [Int64: [String: String]] = [:]
        // Without its days a standing is still worth something.
        let failure = failure(of: { () throws(SQLiteFailure) in
            try connection.eachRow(
                "SELECT entry, state, day FROM \(table)_day WHERE \(condition) ORDER BY entry \(order)", values
            ) { days[$0.integer(0), default: [:]][$0.text(1) ?? ""] = $0.text(2) }
        })
        try connection.eachRow(
            "SELECT entry, state, \(table == LibraryForm.formerStandings ? "rating * 20" : "rating"), isbn, pages FROM \(table) WHERE \(condition) ORDER BY entry \(order)",
            values
        ) { columns in
            let entry = columns.integer(0)
            standings[entry] = Standing(
                columns, days: (standings[entry]?.storedDays ?? [:]).merging(days[entry] ?? [:]) { $1 })
        }
        if let failure { throw failure }
    }

    /// Replaces what was kept of it.
    func set(_ standing: Standing, of row: Int64) throws(SQLiteFailure) {
        try connection.run(
            """
            INSERT INTO standing (entry, state, rating, isbn, pages) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (entry) DO UPDATE SET
                state = excluded.state, rating = excluded.rating, isbn = excluded.isbn, pages = excluded.pages
            """,
            [
                .integer(row), .init(standing.storedState), .init(standing.rating?.percent), .init(standing.isbn),
                .init(standing.pages),
            ])
        try connection.run("DELETE FROM standing_day WHERE entry = ?", [.integer(row)])
        for (state, day) in standing.storedDays {
            try connection.run(
                "INSERT INTO standing_day (entry, state, day) VALUES (?, ?, ?)",
                [.integer(row), .text(state), .text(day)])
        }
    }

    func remove(of row: Int64) throws(SQLiteFailure) {
        try connection.run("DELETE FROM standing WHERE entry = ?", [.integer(row)])
    }

    private func failure(of work: () throws(SQLiteFailure) -> Void) -> SQLiteFailure? {
        do throws(SQLiteFailure) { try work() } catch { return error }
        return nil
    }
}

extension Standing {
    /// Numbers that say nothing are none: only a damaged file has such.
    fileprivate init(_ columns: SQLiteRow, days: [String: String]) {
        func number(_ column: Int32, in range: ClosedRange<Int>) -> Int? {
            let number = Int(columns.integer(column))
            return range.contains(number) ? number : nil
        }
        self.init(
            storedState: columns.text(1), storedDays: days,
            rating: columns.isNull(2) ? nil : OwnRating(percent: Int(columns.integer(2))),
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
