import Storage

/// Which rows of the library a statement reads.
enum RowChoice {
    case all
    /// At most as many as SQLite takes values, which are thousands.
    case only([Int64])

    /// - Parameter column: the column that holds the row number.
    func condition(on column: String) -> (sql: String, values: [SQLiteValue]) {
        switch self {
        case .all: ("TRUE", [])
        case .only(let rows) where rows.count == 1: ("\(column) = ?", [.integer(rows[0])])
        case .only(let rows):
            ("\(column) IN (\(rows.map { _ in "?" }.joined(separator: ", ")))", rows.map { .integer($0) })
        }
    }
}
