import SQLite

/// The schema of the library's file, version by version. Each step migrates one version to the next and never changes
/// after its release. A new file goes through all steps.
enum LibrarySchema {
    /// Marks the file as a library: "MtnL".
    static let applicationID: Int64 = 0x4D74_6E4C

    static var version: Int { steps.count }

    /// Migrates a file from a version (0: empty) to the latest, or to an earlier one for a test. Must be called within
    /// a transaction.
    static func migrate(
        _ connection: SQLiteConnection, from found: Int, to wanted: Int = version
    ) throws(SQLiteFailure) {
        for number in found..<max(found, wanted) { try connection.execute(steps[number]) }
        try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(wanted)")
    }

    private static let steps = [favouritesAndNotes, noteRevisions]

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
}
