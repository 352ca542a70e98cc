package import Entities

/// A router of a scene whose items can have notes.
@MainActor
package protocol NoteRouter: AnyObject {
    func editNote(about summary: LibrarySummary)
}
