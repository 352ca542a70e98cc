package import Entities

/// What has become of a note that was to be removed.
package enum NoteRemoval: Hashable, Sendable {
    /// What `Library.restore` brings back, which does not say whether the item is a favourite.
    indirect case removed(LibraryRecord)
    /// There was no note.
    case nothingThere
    /// Somebody else has stored this text since the note was read, and it stays.
    case newer(Note)
}
