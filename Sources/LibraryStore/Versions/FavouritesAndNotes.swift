extension LibraryVersion {
    /// Version 1: an entry has its note in a column.
    static let favouritesAndNotes = LibraryVersion(
        step: """
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
            """,
        form: nil,
        counts: [
            "SELECT count(*) FROM item", "SELECT count(note) FROM item",
            "SELECT count(*) FROM item WHERE note IS NOT NULL", "SELECT 0", "SELECT 0",
        ],
        misfits: [
            Misfit(table: "item", owner: "id", condition: "note = '' OR (note IS NOT NULL AND note_changed IS NULL)")
        ])
}
