/// The names of a file's tables and columns. A file of an earlier version that cannot be migrated is read
/// as it is, row by row if it is damaged.
struct LibraryForm: Hashable, Sendable {
    let entries: String
    let key: String
    let notes: String
    /// The column of `notes` that refers to `entries`.
    let owner: String
    /// The table of other ids; nil where there is none yet.
    let links: String?
    /// The table of standings, and the one of events; nil where there is none yet.
    let standings: String?
    let events: String?
    /// The table of what is in lists; nil where there is none yet.
    let things: String?
    /// Whether entries may have lengths, and things in lists remarks.
    let hasLengths: Bool
    /// The index of identities. It is another part of the file, and may be undamaged.
    let index: String

    static let latest = LibraryForm(
        entries: "entry", key: "key", notes: "note", owner: "entry", links: "link", standings: "standing",
        events: "event", things: "listed", hasLengths: true, index: "entry_subject")

    /// The reading list, whose ratings are stars.
    static let formerStandings = "reading"
}
