extension LibraryVersion {
    /// The version that can be synchronised. Its tables are empty until `sync init`.
    ///
    /// `sync_part` has the merged state, part by part; a part that is not understood has no entry. `sync_outgoing` has what this machine
    /// has changed and not published, by the numbers of its changes, and `sync_file` which files were read and written. `sync_machine`
    /// says how much of whom is known, `sync_self` as whom this library writes: `segment` is the last change of the file that is under
    /// way, NULL if none is.
    static let synced = LibraryVersion(
        step: """
            CREATE TABLE sync_self (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                machine TEXT NOT NULL,
                clock INTEGER NOT NULL,
                changes INTEGER NOT NULL,
                segment INTEGER
            ) STRICT;
            CREATE TABLE sync_part (
                entry BLOB NOT NULL,
                part BLOB NOT NULL,
                content BLOB NOT NULL,
                PRIMARY KEY (entry, part)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE sync_outgoing (
                number INTEGER PRIMARY KEY,
                content BLOB NOT NULL
            ) STRICT;
            CREATE TABLE sync_machine (
                machine TEXT PRIMARY KEY,
                number INTEGER NOT NULL,
                time INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE sync_file (
                machine TEXT NOT NULL,
                name TEXT NOT NULL,
                origin INTEGER NOT NULL,
                size INTEGER NOT NULL,
                PRIMARY KEY (machine, name)
            ) STRICT, WITHOUT ROWID;
            """,
        form: lists.form,
        counts: diary.counts,
        misfits: [])
}
