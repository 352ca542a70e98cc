/// What the program keeps in folders of its own, each in another: the XDG Base Directory Specification tells what is
/// whose.
package enum FolderKind: CaseIterable, Hashable, Sendable {
    /// What a person would miss: favourites and notes.
    case data
    /// What is worth keeping, but not worth taking along: the session and the log.
    case state
    /// What can be fetched again.
    case cache
}
