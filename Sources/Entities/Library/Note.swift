/// What a person wrote about something, as it was after one change.
package struct Note: Hashable, Sendable {
    /// As it was written, with spaces and line ends but without NUL; never empty.
    package let text: String
    /// In seconds since 1970 (UTC).
    package let changed: Int
    /// Counted from 1 for each item. An imported text gets the next number too, so a higher number does not mean a
    /// later change.
    package let revision: Int

    package init(text: String, changed: Int, revision: Int) {
        self.text = text
        self.changed = changed
        self.revision = revision
    }
}
