import CSQLite

/// One row of an answer, valid while the row is being read.
package struct SQLiteRow {
    package let statement: OpaquePointer

    /// 0 for what is not a number.
    package func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(statement, column)
    }

    package func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    /// Nil for NULL; bytes that are not UTF-8 are replaced.
    package func text(_ column: Int32) -> String? {
        guard let text = sqlite3_column_text(statement, column) else { return nil }
        let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, column)))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Empty for NULL.
    package func blob(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }
}
