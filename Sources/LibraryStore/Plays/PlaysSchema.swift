import Storage

/// The schema of the file of what was played.
///
/// A `song` is what all spellings of a track share, on all albums that it is on; a `track` is one spelling on one album. A play is known
/// by its song and its second. Plays stand by songs, so that those of one song or artist are read without the others.
/// `counts` says whether it is a listen of its own (`Plays.counted`). `import` has the number of the last import, which can be taken back;
/// its numbers never come again.
enum PlaysSchema {
    /// Marks the file: "MtnP".
    static let applicationID: Int64 = 0x4D74_6E50

    static let version = 1

    static func make(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        try connection.execute(
            """
            CREATE TABLE song (
                id INTEGER PRIMARY KEY,
                artist TEXT NOT NULL,
                title TEXT NOT NULL,
                UNIQUE (artist, title)
            ) STRICT;
            CREATE TABLE track (
                id INTEGER PRIMARY KEY,
                song INTEGER NOT NULL REFERENCES song (id),
                artist TEXT NOT NULL,
                album TEXT NOT NULL,
                title TEXT NOT NULL,
                UNIQUE (song, artist, album, title)
            ) STRICT;
            CREATE TABLE play (
                song INTEGER NOT NULL,
                second INTEGER NOT NULL,
                track INTEGER NOT NULL REFERENCES track (id),
                import INTEGER NOT NULL,
                counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
                PRIMARY KEY (song, second, track)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE import (number INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;
            PRAGMA application_id = \(applicationID);
            PRAGMA user_version = \(version);
            """)
    }
}
