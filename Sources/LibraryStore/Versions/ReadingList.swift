extension LibraryVersion {
    /// Version 4: adds the reading list, and what is kept of a shared shelf.
    ///
    /// A state and its days are open: a later version may know others. A reading holds its entry: a program of version 3,
    /// which still has this file open and takes away the last that it knows of an entry, is refused.
    ///
    /// `shelf_book` says which books a shelf has, under which id, and how they were, there and here, when both were last
    /// brought together. `shelf_change` has what it does not know yet, in the order in which it was done. Both refer to
    /// entries by what identifies them, since they outlive them; what they say of books is JSON.
    static let readingList = LibraryVersion(
        step: """
            CREATE TABLE reading (
                entry INTEGER PRIMARY KEY REFERENCES entry (id),
                state TEXT CHECK (state <> ''),
                rating INTEGER CHECK (rating BETWEEN 1 AND 5),
                isbn TEXT,
                pages INTEGER CHECK (pages > 0)
            ) STRICT;
            CREATE TABLE reading_day (
                entry INTEGER NOT NULL REFERENCES reading (entry) ON DELETE CASCADE,
                state TEXT NOT NULL CHECK (state <> ''),
                day TEXT NOT NULL,
                PRIMARY KEY (entry, state)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE shelf_book (
                shelf TEXT NOT NULL,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                id TEXT NOT NULL,
                tag TEXT,
                theirs TEXT NOT NULL,
                ours TEXT NOT NULL,
                PRIMARY KEY (shelf, source, key),
                UNIQUE (shelf, id)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE shelf_change (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                shelf TEXT NOT NULL,
                source TEXT NOT NULL,
                key TEXT NOT NULL,
                change TEXT NOT NULL,
                book TEXT NOT NULL,
                record TEXT,
                request TEXT NOT NULL,
                state TEXT NOT NULL,
                status INTEGER,
                reason TEXT,
                theirs TEXT,
                tag TEXT
            ) STRICT;
            CREATE INDEX shelf_change_book ON shelf_change (shelf, source, key);
            """,
        form: LibraryForm(
            entries: "entry", key: "key", notes: "note", owner: "entry", links: "link",
            standings: LibraryForm.formerStandings, events: nil, things: nil, hasLengths: false, index: "entry_subject"),
        counts: [
            "SELECT count(*) FROM entry", "SELECT count(note_revision) FROM entry", "SELECT count(*) FROM note",
            "SELECT count(*) FROM reading", "SELECT count(*) FROM reading_day",
        ],
        misfits: [])
}
