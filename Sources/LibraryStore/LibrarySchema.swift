import SQLite

/// The schema of the library's file, version by version. Each step migrates one version to the next and never changes
/// after its release. A new file goes through all steps.
enum LibrarySchema {
    /// Marks the file as a library: "MtnL".
    static let applicationID: Int64 = 0x4D74_6E4C

    static var version: Int { steps.count }

    /// Migrates a file from a version (0: empty) to the latest, or to an earlier one for a test. Must be called within
    /// a transaction and with foreign keys off, since dropping a table would delete the rows that refer to it.
    static func migrate(
        _ connection: SQLiteConnection, from found: Int, to wanted: Int = version
    ) throws(SQLiteFailure) {
        for number in found..<max(found, wanted) { try connection.execute(steps[number]) }
        try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(wanted)")
    }

    private static let steps = [favouritesAndNotes, noteRevisions, openIdentities, readingList]

    private static let favouritesAndNotes = """
        CREATE TABLE item (
            id INTEGER PRIMARY KEY,
            kind TEXT NOT NULL CHECK (kind IN ('movie', 'artist', 'album')),
            source TEXT NOT NULL CHECK (source <> ''),
            number INTEGER CHECK ((number IS NOT NULL) = (kind = 'movie')),
            artist TEXT CHECK ((artist IS NOT NULL) = (kind <> 'movie')),
            album TEXT CHECK ((album IS NOT NULL) = (kind = 'album')),
            mbid TEXT,
            title TEXT NOT NULL CHECK (title <> ''),
            subtitle TEXT,
            released TEXT,
            favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
            added INTEGER NOT NULL,
            note TEXT CHECK (note <> ''),
            note_changed INTEGER CHECK ((note_changed IS NULL) = (note IS NULL))
        ) STRICT;
        CREATE UNIQUE INDEX item_subject
            ON item (kind, source, ifnull(number, 0), ifnull(artist, ''), ifnull(album, ''));
        """

    /// Adds the history of notes: `item.note_revision` is the current text, NULL if there is no note.
    private static let noteRevisions = """
        CREATE TABLE note_revision (
            item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
            revision INTEGER NOT NULL CHECK (revision > 0),
            text TEXT NOT NULL CHECK (text <> ''),
            changed INTEGER NOT NULL,
            PRIMARY KEY (item, revision)
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE item ADD COLUMN note_revision INTEGER;
        INSERT INTO note_revision (item, revision, text, changed)
            SELECT id, 1, note, note_changed FROM item WHERE note IS NOT NULL;
        UPDATE item SET note_revision = 1 WHERE note IS NOT NULL;
        ALTER TABLE item DROP COLUMN note_changed;
        ALTER TABLE item DROP COLUMN note;
        """

    /// An item is identified by its kind, its source and the source's own key. All three are open: no constraint lists
    /// the known ones. The tables get new names, so that statements of an earlier Matinee that has the file open fail.
    ///
    /// `link` contains the names of the same thing in other sources and registers (`imdb`, `wikidata`). Two
    /// entries about one thing stay two entries, which have a link in common.
    private static let openIdentities = """
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY,
            kind TEXT NOT NULL,
            source TEXT NOT NULL,
            key TEXT NOT NULL,
            title TEXT NOT NULL,
            subtitle TEXT,
            released TEXT,
            favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
            added INTEGER NOT NULL,
            note_revision INTEGER
        ) STRICT;
        INSERT INTO entry (id, kind, source, key, title, subtitle, released, favourite, added, note_revision)
            SELECT id, kind, source, \(FormerKey.expression), title, subtitle, released, favourite <> 0, added,
                note_revision FROM item;
        CREATE UNIQUE INDEX entry_subject ON entry (kind, source, key);
        CREATE TABLE note (
            entry INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
            revision INTEGER NOT NULL CHECK (revision > 0),
            text TEXT NOT NULL CHECK (text <> ''),
            changed INTEGER NOT NULL,
            PRIMARY KEY (entry, revision)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO note (entry, revision, text, changed) SELECT item, revision, text, changed FROM note_revision;
        DROP TABLE note_revision;
        DROP TABLE item;
        CREATE TABLE link (
            entry INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
            namespace TEXT NOT NULL CHECK (namespace <> ''),
            key TEXT NOT NULL CHECK (key <> ''),
            PRIMARY KEY (entry, namespace, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX link_target ON link (namespace, key);
        """

    /// Adds the reading list, and what is kept of a shared shelf.
    ///
    /// A state and its days are open: a later version may know others. A reading holds its entry: a program of version 3,
    /// which still has this file open and takes away the last that it knows of an entry, is refused.
    ///
    /// `shelf_book` says which books a shelf has, under which id, and how they were, there and here, when both were last
    /// brought together. `shelf_change` has what it does not know yet, in the order in which it was done. Both refer to
    /// entries by what identifies them, since they outlive them; what they say of books is JSON.
    private static let readingList = """
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
        """
}

/// The key of a row of version 2, in SQL. `FormerIdentity.key(of:)` is the same in Swift.
enum FormerKey {
    static let expression = """
        CASE
            WHEN kind = 'artist' AND number IS NULL AND artist IS NOT NULL AND album IS NULL
                THEN \(escaped("artist")) || ifnull('/' || \(escaped("mbid")), '')
            WHEN kind = 'album' AND number IS NULL AND artist IS NOT NULL AND album IS NOT NULL
                THEN \(escaped("artist")) || '/' || \(escaped("album")) || ifnull('/' || \(escaped("mbid")), '')
            WHEN kind NOT IN ('artist', 'album') AND number IS NOT NULL AND artist IS NULL AND album IS NULL
                AND (kind = 'movie' OR mbid IS NULL)
                THEN CAST(number AS TEXT)
            ELSE ifnull(number, '') || '/' || ifnull('=' || \(escaped("artist")), '') || '/'
                || ifnull('=' || \(escaped("album")), '') || '/' || ifnull('=' || \(escaped("mbid")), '')
        END
        """

    private static func escaped(_ column: String) -> String {
        "replace(replace(\(column), '%', '%25'), '/', '%2F')"
    }
}
