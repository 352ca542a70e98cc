package import Entities

/// A note that is stored, and what it took the place of.
package struct SavedNote: Hashable, Sendable {
    package let note: Note
    /// A text that someone else has stored while this one was being written; it is kept as a revision.
    package let overwritten: Note?

    package init(note: Note, overwritten: Note?) {
        self.note = note
        self.overwritten = overwritten
    }
}
