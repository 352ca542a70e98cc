extension LibraryVersion {
    /// Version 3: an entry is identified by its kind, its source and the source's own key. All three are open: no constraint
    /// lists the known ones. The tables get new names, so that statements of an earlier Matinee that has the file open fail.
    ///
    /// `link` contains the names of the same thing in other sources and registers (`imdb`, `wikidata`). Two
    /// entries about one thing stay two entries, which have a link in common.
    static let openIdentities = LibraryVersion(
        step: """
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
            """,
        form: LibraryForm(
            entries: "entry", key: "key", notes: "note", owner: "entry", links: "link", standings: nil,
            events: nil, things: nil, hasLengths: false, index: "entry_subject"),
        counts: [
            "SELECT count(*) FROM entry", "SELECT count(note_revision) FROM entry", "SELECT count(*) FROM note",
            "SELECT 0", "SELECT 0",
        ],
        misfits: ["note", "link"].map {
            Misfit(table: $0, owner: "entry", condition: "entry NOT IN (SELECT id FROM entry)")
        })
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
