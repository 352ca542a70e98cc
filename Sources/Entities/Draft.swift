/// A note that somebody has written and that is not in the library: as it was when it was kept last.
package struct Draft: Identifiable, Hashable, Sendable {
    /// Names one text that is being written. Two that are written about the same, in two windows, have two.
    package struct ID: Hashable, Sendable {
        package let rawValue: String

        /// A name that no other text has.
        package init() {
            rawValue = String(UInt64.random(in: .min ... .max), radix: 36)
        }

        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    package let id: ID
    package let summary: LibrarySummary
    package let text: String
    /// The revision of the note that it was written on from; nil for a new note.
    package let startedFrom: Int?
    /// When it was kept, in seconds since 1970 (UTC).
    package let changed: Int

    package init(id: ID, summary: LibrarySummary, text: String, startedFrom: Int?, changed: Int) {
        self.id = id
        self.summary = summary
        self.text = text
        self.startedFrom = startedFrom
        self.changed = changed
    }
}
