import CSQLite

/// One connection to a database file. Not thread-safe: its owner, an actor or a lock, makes sure that one thread at a
/// time uses it.
package final class SQLiteConnection {
    package enum Mode {
        case readWrite
        case readOnly
        /// Read-only, without locks and without the write-ahead log: for a disk on which not even the readers'
        /// shared-memory file can be made.
        case immutable
    }

    package let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a file. With `.readWrite` a missing one is made.
    ///
    /// - Parameter patience: how long to wait for another process's lock, in milliseconds.
    package init(path: String, mode: Mode, patience: Int32 = 5_000) throws(SQLiteFailure) {
        var handle: OpaquePointer?
        let (name, flags) = Self.opening(path, mode)
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let systemError = handle.map { sqlite3_system_errno($0) } ?? 0
            sqlite3_close_v2(handle)
            throw SQLiteFailure(code: code, systemError: systemError)
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, patience)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Runs statements without values and without rows: schema, pragmas.
    package func execute(_ sql: String) throws(SQLiteFailure) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// - Returns: how many rows have changed.
    @discardableResult
    package func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteFailure) -> Int {
        try eachRow(sql, values) { _ in }
        return Int(sqlite3_changes(handle))
    }

    /// - Parameter read: reads a row, which is not valid afterwards.
    package func rows<Value>(
        _ sql: String, _ values: [SQLiteValue] = [], read: (SQLiteRow) -> Value
    ) throws(SQLiteFailure) -> [Value] {
        var found: [Value] = []
        try eachRow(sql, values) { found.append(read($0)) }
        return found
    }

    /// Row by row: in a damaged file, the rows before the damage are delivered before it throws.
    package func eachRow(
        _ sql: String, _ values: [SQLiteValue] = [], _ body: (SQLiteRow) -> Void
    ) throws(SQLiteFailure) {
        try eachRow(sql, values, while: { true }, body)
    }

    /// Row by row, as long as they are wanted.
    ///
    /// - Parameter isWanted: asked before each row; where it says no, the rest is not read.
    package func eachRow(
        _ sql: String, _ values: [SQLiteValue] = [], while isWanted: () -> Bool, _ body: (SQLiteRow) -> Void
    ) throws(SQLiteFailure) {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: statement) }
        while isWanted() {
            let code = sqlite3_step(statement)
            switch code {
            case SQLITE_ROW: body(SQLiteRow(statement: statement))
            case SQLITE_DONE: return
            default: throw failure(code)
            }
        }
    }

    /// All or nothing: if `body` throws, its changes are rolled back. Takes the write lock at once, so that it cannot
    /// fail half-way because another process writes.
    package func transaction<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(SQLiteFailure) -> Value {
        try execute("BEGIN IMMEDIATE")
        do throws(SQLiteFailure) {
            let value = try body()
            try execute("COMMIT")
            return value
        } catch {
            // Some failures have rolled back already; doing it again is harmless.
            try? execute("ROLLBACK")
            throw error
        }
    }

    private static func opening(_ path: String, _ mode: Mode) -> (name: String, flags: Int32) {
        switch mode {
        case .readWrite: return (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        case .readOnly: return (path, SQLITE_OPEN_READONLY)
        case .immutable:
            // `%` first, since it would be escaped twice otherwise.
            let escaped = [("%", "%25"), ("?", "%3f"), ("#", "%23")].reduce(path) { path, pair in
                path.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
            }
            return ("file:\(escaped)?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        }
    }

    private func prepared(_ sql: String) throws(SQLiteFailure) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
        guard let statement else { throw SQLiteFailure(code: SQLITE_MISUSE) }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: SQLiteValue, at index: Int32, of statement: OpaquePointer) throws(SQLiteFailure) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let number): sqlite3_bind_int64(statement, index, number)
            case .real(let number): sqlite3_bind_double(statement, index, number)
            case .text(let text): matinee_bind_text(statement, index, text, Int32(text.utf8.count))
            case .blob(let bytes): matinee_bind_blob(statement, index, bytes, Int32(bytes.count))
            }
        try check(code)
    }

    private func check(_ code: Int32) throws(SQLiteFailure) {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, systemError: sqlite3_system_errno(handle))
    }
}
