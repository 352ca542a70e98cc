extension LibraryVersion {
    /// Version 5: things of all kinds have a standing, whose rating is one of a hundred, and events: the times that they were seen,
    /// heard or read. Of a book that was read there is an event on the day on which that was said; its id is made from what the
    /// book is, so that two machines with the same list have the same event.
    ///
    /// A day of an event may be a month or a year. `event_gone` has the ids of events that are not to come back by the file that
    /// they came from: one was deleted here, or is written down already as another one, `event`. `imported` has
    /// what the last import has changed: things before and after it, in JSON.
    static let diary = LibraryVersion(
        step: """
            CREATE TABLE standing (
                entry INTEGER PRIMARY KEY REFERENCES entry (id),
                state TEXT CHECK (state <> ''),
                rating INTEGER CHECK (rating BETWEEN 0 AND 100),
                isbn TEXT,
                pages INTEGER CHECK (pages > 0)
            ) STRICT;
            INSERT INTO standing (entry, state, rating, isbn, pages)
                SELECT entry, state, rating * 20, isbn, pages FROM reading;
            CREATE TABLE standing_day (
                entry INTEGER NOT NULL REFERENCES standing (entry) ON DELETE CASCADE,
                state TEXT NOT NULL CHECK (state <> ''),
                day TEXT NOT NULL,
                PRIMARY KEY (entry, state)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO standing_day (entry, state, day) SELECT entry, state, day FROM reading_day;
            CREATE TABLE event (
                id TEXT PRIMARY KEY CHECK (id <> ''),
                entry INTEGER NOT NULL REFERENCES entry (id),
                day TEXT,
                rating INTEGER CHECK (rating BETWEEN 0 AND 100),
                note TEXT CHECK (note <> ''),
                tags TEXT,
                again INTEGER NOT NULL CHECK (again IN (0, 1)),
                origin TEXT,
                changed INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX event_entry ON event (entry);
            CREATE TABLE event_gone (
                id TEXT PRIMARY KEY CHECK (id <> ''),
                event TEXT,
                changed INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE imported (
                number INTEGER PRIMARY KEY,
                before TEXT,
                after TEXT NOT NULL
            ) STRICT;
            INSERT INTO event (id, entry, day, rating, again, changed)
                SELECT 'read-' || lower(hex(entry.source || '/' || entry.key || '/' || reading_day.day)), entry.id,
                    reading_day.day, reading.rating * 20, 0, entry.added
                FROM reading_day JOIN reading ON reading.entry = reading_day.entry JOIN entry ON entry.id = reading_day.entry
                WHERE reading_day.state = 'read' AND reading_day.day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]';
            DROP TABLE reading_day;
            DROP TABLE reading;
            """,
        form: LibraryForm(
            entries: "entry", key: "key", notes: "note", owner: "entry", links: "link", standings: "standing",
            events: "event", things: nil, hasLengths: false, index: "entry_subject"),
        counts: [
            "SELECT count(*) FROM entry", "SELECT count(note_revision) FROM entry", "SELECT count(*) FROM note",
            "SELECT count(*) FROM standing", "SELECT count(*) FROM standing_day",
        ],
        misfits: [])
}
