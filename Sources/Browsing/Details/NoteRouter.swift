package import Entities

/// A router of a scene whose items can have notes, and be put into lists.
@MainActor
package protocol NoteRouter: AnyObject {
    func editNote(about summary: LibrarySummary)
    /// Leads to the form of a new list.
    func makeList(beginningWith thing: LibrarySummary)
}
