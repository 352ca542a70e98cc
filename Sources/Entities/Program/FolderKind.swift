/// The folders that the program stores things in, as the XDG Base Directory Specification separates them.
package enum FolderKind: CaseIterable, Hashable, Sendable {
    /// What a person would miss: favourites and notes.
    case data
    /// What is worth keeping on this machine only: the session and the log.
    case state
    /// What can be loaded again.
    case cache
    /// What the user has told the program: keys of services.
    case config
}
