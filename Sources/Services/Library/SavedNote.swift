package import Entities

/// A note that was stored, and the one that it replaced.
package struct SavedNote: Hashable, Sendable {
    package let note: Note
    /// A text that somebody else stored while this one was being written; it is kept as a revision.
    package let overwritten: Note?

    package init(note: Note, overwritten: Note?) {
        self.note = note
        self.overwritten = overwritten
    }
}
