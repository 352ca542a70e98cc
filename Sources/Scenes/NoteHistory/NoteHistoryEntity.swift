/// An earlier text as the list shows it.
struct NoteHistoryRow: Hashable {
    /// When it was written.
    let written: String
    /// Its first line.
    let beginning: String
}
