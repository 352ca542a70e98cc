extension LibraryVersion {
    /// The version that knows what came from other machines, so that it can be seen and taken back.
    ///
    /// `sync_came` has the last of these changes: whose it was, the second in which it came here, and the thing before and after it, in JSON;
    /// NULL where it was not there.
    static let knownArrivals = LibraryVersion(
        step: """
            CREATE TABLE sync_came (
                number INTEGER PRIMARY KEY,
                machine TEXT NOT NULL,
                second INTEGER NOT NULL,
                before TEXT,
                after TEXT,
                CHECK (before IS NOT NULL OR after IS NOT NULL)
            ) STRICT;
            """,
        form: .latest,
        counts: synced.counts,
        misfits: [])
}
