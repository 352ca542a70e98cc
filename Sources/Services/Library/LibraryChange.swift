package import Entities

/// What has changed in the library.
package enum LibraryChange: Hashable, Sendable {
    /// This item: added, removed, its note changed, or a change of it failed and was taken back.
    case item(LibrarySubject)
    /// Any of them: the library was opened, or another process has changed it.
    case everything
    case state(LibraryState)
}
