extension LibraryVersion {
    /// Version 2: notes have a history. `item.note_revision` is the current text, NULL if there is no note.
    static let noteRevisions = LibraryVersion(
        step: """
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
            """,
        form: LibraryForm(
            entries: "item", key: FormerKey.expression, notes: "note_revision", owner: "item", links: nil,
            standings: nil, events: nil, things: nil, hasLengths: false, index: "item_subject"),
        counts: [
            "SELECT count(*) FROM item", "SELECT count(note_revision) FROM item",
            "SELECT count(*) FROM note_revision", "SELECT 0", "SELECT 0",
        ],
        misfits: [
            Misfit(
                table: "note_revision", owner: "item",
                condition: "item NOT IN (SELECT id FROM item) OR revision <= 0 OR text = ''")
        ])
}
