/// What a person wrote about something, as it was after one change.
package struct Note: Hashable, Sendable {
    /// As it was written, spaces and line ends included, NUL excepted; never empty.
    package let text: String
    /// In seconds since 1970 (UTC).
    package let changed: Int
    /// Counted from 1, for each item by itself; a text that came from elsewhere has the next number too, so that
    /// a higher number does not mean a later change.
    package let revision: Int

    package init(text: String, changed: Int, revision: Int) {
        self.text = text
        self.changed = changed
        self.revision = revision
    }
}
