/// A note that is not in the library yet: its text as it was stored last.
package struct Draft: Identifiable, Hashable, Sendable {
    /// Identifies one text that is being written. Two windows in which somebody writes about the same item have
    /// different ids.
    package struct ID: Hashable, Sendable {
        package let rawValue: String

        /// A new id, different from all others.
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
    /// The revision of the note that the writer started from; nil for a new note.
    package let startedFrom: Int?
    /// When it was stored, in seconds since 1970 (UTC).
    package let changed: Int

    package init(id: ID, summary: LibrarySummary, text: String, startedFrom: Int?, changed: Int) {
        self.id = id
        self.summary = summary
        self.text = text
        self.startedFrom = startedFrom
        self.changed = changed
    }
}
