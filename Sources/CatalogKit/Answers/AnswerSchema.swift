/// The tables of the store's file.
enum AnswerSchema {
    /// Raised with every change of `statements`: a file of another version is rebuilt, not migrated.
    static let version: Int64 = 1
    /// `MTNE`, to recognise databases of other programs.
    static let applicationID: Int64 = 0x4D54_4E45

    /// Bodies have a table of their own, so that new times do not rewrite them. Times are milliseconds since 1970.
    static let statements = """
        CREATE TABLE answer (
            id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, share INTEGER NOT NULL, checksum INTEGER NOT NULL,
            tag TEXT, stored INTEGER NOT NULL, validated INTEGER NOT NULL, lifetime INTEGER NOT NULL,
            used INTEGER NOT NULL, size INTEGER NOT NULL);
        CREATE INDEX answer_by_share ON answer (share, used, size);
        CREATE INDEX answer_by_use ON answer (used, size);
        CREATE INDEX answer_by_age ON answer (stored);
        CREATE TABLE body (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
        CREATE TRIGGER answer_is_deleted AFTER DELETE ON answer BEGIN DELETE FROM body WHERE id = old.id; END;
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        """

    /// Settings for each connection. Together with the write-ahead log, readers do not wait for writers, nor writes for
    /// the disk.
    static let settings = """
        PRAGMA synchronous = NORMAL;
        PRAGMA journal_size_limit = 4194304;
        PRAGMA cache_size = -512;
        PRAGMA temp_store = MEMORY;
        PRAGMA cell_size_check = ON;
        PRAGMA trusted_schema = OFF;
        """
}
