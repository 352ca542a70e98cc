extension LibraryVersion {
    /// Version 6: an entry of the kind `list` has things, in an order of their own. They need no entries themselves.
    ///
    /// Without a position a thing was taken out of the list, and comes back by no file.
    static let lists = LibraryVersion(
        step: """
            CREATE TABLE listed (
                list INTEGER NOT NULL REFERENCES entry (id),
                kind TEXT NOT NULL CHECK (kind <> ''),
                source TEXT NOT NULL CHECK (source <> ''),
                key TEXT NOT NULL CHECK (key <> ''),
                title TEXT NOT NULL CHECK (title <> ''),
                subtitle TEXT,
                released TEXT,
                position TEXT CHECK (position <> ''),
                changed INTEGER NOT NULL,
                PRIMARY KEY (list, kind, source, key)
            ) STRICT, WITHOUT ROWID;
            """,
        form: LibraryForm(
            entries: "entry", key: "key", notes: "note", owner: "entry", links: "link", standings: "standing",
            events: "event", things: "listed", hasLengths: false, index: "entry_subject"),
        counts: diary.counts,
        misfits: [])
}
