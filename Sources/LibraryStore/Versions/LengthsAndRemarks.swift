extension LibraryVersion {
    /// Version 8: entries may have a length, and things in lists a remark. `entry_gone` has the lists that were deleted: they come back by
    /// no file.
    static let lengthsAndRemarks = LibraryVersion(
        step: """
            ALTER TABLE entry ADD COLUMN length INTEGER CHECK (length > 0);
            ALTER TABLE listed ADD COLUMN remark TEXT CHECK (remark <> '');
            CREATE TABLE entry_gone (
                kind TEXT NOT NULL,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                changed INTEGER NOT NULL,
                PRIMARY KEY (kind, source, key)
            ) STRICT, WITHOUT ROWID;
            """,
        form: .latest,
        counts: diary.counts,
        misfits: [])
}
