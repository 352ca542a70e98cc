import CSQLite

/// What a file with valuable data needs besides statements.
extension SQLiteConnection {
    /// Whether the file was opened read-only, whatever mode was requested.
    package var isReadOnly: Bool {
        sqlite3_db_readonly(handle, "main") == 1
    }

    /// Changes when another connection, of this or another process, has changed the file.
    package var dataVersion: Int64 {
        get throws(SQLiteFailure) { try number("PRAGMA data_version") }
    }

    /// The first number in a statement's result; 0 if there is none.
    package func number(_ sql: String) throws(SQLiteFailure) -> Int64 {
        try rows(sql) { $0.integer(0) }.first ?? 0
    }

    /// Looks for damage with a pragma: `quick_check`, or `integrity_check`, which takes longer. A row that breaks a
    /// constraint is not damage: another version may have had other constraints.
    package func isWhole(_ check: String) throws(SQLiteFailure) -> Bool {
        try execute("PRAGMA ignore_check_constraints = ON")
        defer { try? execute("PRAGMA ignore_check_constraints = OFF") }
        return try rows("PRAGMA \(check)(1)") { $0.text(0) } == ["ok"]
    }

    /// If off, closing leaves the file and its -wal unchanged.
    package func setCheckpointOnClose(_ isOn: Bool) {
        _ = matinee_checkpoint_on_close(handle, isOn ? 1 : 0)
    }

    /// Copies everything to another database, whose content it replaces.
    package func copy(to target: SQLiteConnection) throws(SQLiteFailure) {
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw SQLiteFailure(code: sqlite3_extended_errcode(target.handle))
        }
        let code = sqlite3_backup_step(backup, -1)
        let end = sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE, end == SQLITE_OK else {
            let cause = code == SQLITE_DONE ? end : code
            throw SQLiteFailure(code: cause, systemError: sqlite3_system_errno(target.handle))
        }
    }
}
