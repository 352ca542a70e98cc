extension LibraryVersion {
    /// The version that knows what was taken away from things and not only which events and lists were deleted, so that no file brings it
    /// back: a favourite, a standing, its state or its rating, a note.
    static let knownRemovals = LibraryVersion(
        step: """
            CREATE TABLE part_gone (
                kind TEXT NOT NULL,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                part TEXT NOT NULL,
                changed INTEGER NOT NULL,
                PRIMARY KEY (kind, source, key, part)
            ) STRICT, WITHOUT ROWID;
            """,
        form: .latest,
        counts: knownArrivals.counts,
        misfits: [])
}
