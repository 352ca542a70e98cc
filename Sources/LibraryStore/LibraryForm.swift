/// The names of a file's tables and columns, by schema version. A file of version 2 that cannot be migrated is read as
/// it is, row by row if it is damaged.
struct LibraryForm: Hashable, Sendable {
    let entries: String
    let key: String
    let notes: String
    /// The column of `notes` that refers to `entries`.
    let owner: String
    /// The index of identities. It is another part of the file, and may be undamaged.
    let index: String

    static let latest = LibraryForm(entries: "entry", key: "key", notes: "note", owner: "entry", index: "entry_subject")

    static let second = LibraryForm(
        entries: "item", key: FormerKey.expression, notes: "note_revision", owner: "item", index: "item_subject")

    static func of(version: Int) -> LibraryForm { version == 2 ? .second : .latest }
}
